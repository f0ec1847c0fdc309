import { describe, expect, it } from 'vitest'
import { type StoredOperation, contractFaults } from './contract-faults.ts'
import type { PartnerChange } from './partner-changes.ts'
import { partnerSdl, schemaOf } from './partner-schema.ts'

const SDL = `
  type Query { partner: Partner viewer: Viewer }
  type Viewer { id: ID! }
  type Partner { id: ID! old: Old programs(first: Int): [Program!]! }
  type Old { id: ID! }
  type Program { id: ID! state: State }
  enum State { OPEN CLOSED }`
const LIST = { name: 'list-programs', sha256Hash: 'one' }

const contract = (sdl = SDL, operations: StoredOperation[] = [LIST]) => ({
  schema: schemaOf(partnerSdl(sdl)),
  operations,
})
const line = (kind: PartnerChange['kind'], date: string, ...coordinates: string[]) => ({
  kind,
  date,
  coordinates,
  text: 'Said in words.',
})
const without = (text: string, by = '') => SDL.replace(text, by)
const faultsOf = (sdl: string, changes: PartnerChange[] = []) =>
  contractFaults(contract(), contract(sdl), changes)

describe('the partner contract', () => {
  it('covers only what API keys can reach', () => {
    expect(partnerSdl(SDL)).toContain('type Program ')
    expect(partnerSdl(SDL)).not.toContain('Viewer')
    expect(faultsOf(without('viewer: Viewer'))).toEqual([])
  })

  it('may gain fields and values', () => {
    const grown = SDL.replace('state: State', 'state: State title: String')
    expect(faultsOf(grown.replace('CLOSED', 'CLOSED HELD'))).toEqual([])
  })

  it.each([
    ['a field is gone', without('old: Old'), 'Partner.old'],
    [
      'a field is of another type',
      without('state: State', 'state: String'),
      'Program.state',
    ],
    ['a value is gone', without('OPEN CLOSED', 'OPEN'), 'State.CLOSED'],
    ['an argument is gone', without('(first: Int)'), 'Partner.programs'],
    ['an argument is demanded', without('first: Int', 'first: Int!'), 'Partner.programs'],
  ])(
    'is broken when %s without notice or less than 12 months after it',
    (_what, sdl, coordinate) => {
      const removed = line('removed', '2027-12-01', coordinate)
      expect(faultsOf(sdl)).toEqual([expect.stringContaining(`names ${coordinate}`)])
      expect(faultsOf(sdl, [removed])).toEqual([expect.stringContaining('never announced')])
      const late = line('deprecated', '2026-12-02', coordinate)
      expect(faultsOf(sdl, [removed, late])).toEqual([expect.stringContaining('12 months')])
      const inTime = line('deprecated', '2026-12-01', coordinate)
      expect(faultsOf(sdl, [removed, inTime])).toEqual([])
    },
  )

  it('is broken when a stored operation is replaced by one with another hash', () => {
    const edited = contract(SDL, [{ ...LIST, sha256Hash: 'two' }])
    expect(contractFaults(contract(), edited, [])).toHaveLength(1)
    const both = contract(SDL, [LIST, { name: 'list-programs-2', sha256Hash: 'two' }])
    expect(contractFaults(contract(), both, [])).toEqual([])
  })

  it('needs each deprecation both in the schema and in the list of changes', () => {
    const marked = without('old: Old', 'old: Old @deprecated(reason: "Use programs.")')
    expect(faultsOf(marked)).toEqual([expect.stringContaining('Partner.old')])
    const announced = [line('deprecated', '2026-12-01', 'Partner.old')]
    expect(faultsOf(marked, announced)).toEqual([])
    expect(faultsOf(SDL, announced)).toEqual([expect.stringContaining('mark it so')])
  })
})
