import { describe, expect, it } from 'vitest'
import { firstIdAt, idFromName, isUuid, newId } from './ids.ts'

describe('ids', () => {
  it('grow with time when they are new', () => {
    const ids = Array.from({ length: 1000 }, () => newId())
    expect(ids).toEqual(ids.toSorted())
    expect(new Set(ids).size).toBe(1000)
  })

  it('tell when they were made', () => {
    const before = firstIdAt(new Date(Date.now() - 1))
    const id = newId()
    const after = firstIdAt(new Date(Date.now() + 2))
    expect([after, id, before].toSorted()).toEqual([before, id, after])
    expect(isUuid(before)).toBe(true)
  })

  it('are the same everywhere for the same name, and never change', () => {
    expect(idFromName('university', 'ipeds:110635')).toBe(
      '44d5d8d0-d966-5e5b-a2d2-6e82e44b2433',
    )
  })

  it('differ by noun and by key', () => {
    const ids = [
      idFromName('university', 'a:1'),
      idFromName('scholarship', 'a:1'),
      idFromName('university', 'a:2'),
    ]
    expect(new Set(ids).size).toBe(3)
  })

  it('are told from other text', () => {
    expect(isUuid(newId())).toBe(true)
    expect(isUuid('110635')).toBe(false)
  })
})
