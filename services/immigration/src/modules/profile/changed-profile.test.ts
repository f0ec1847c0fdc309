import { expect, it } from 'vitest'
import { changedProfile } from './changed-profile.ts'
import { NOTHING_KNOWN, type Profile } from './profile.ts'

const told: Profile = {
  ...NOTHING_KNOWN,
  days: { optStart: '2019-07-01', programStart: '2021-08-24' },
  optLevel: 'bachelor',
}
const after = (change: Parameters<typeof changedProfile>[1]) =>
  changedProfile(told, change, () => 'new').optLevel
const start = (day: string | null) => ({ days: [{ name: 'optStart' as const, day }] })

it('forgets the level that OPT was for once another OPT is told', () => {
  expect(after(start('2023-07-01'))).toBeNull()
  expect(after(start(null))).toBeNull()
  expect(after({ ...start('2023-07-01'), optLevel: 'master' })).toBe('master')
})

it('keeps it while OPT stays the same', () => {
  for (const name of ['optStart', 'programEnd'] as const)
    expect(after({ days: [{ name, day: '2019-07-01' }] })).toBe('bachelor')
  expect(after({ birthCountry: 'GH' })).toBe('bachelor')
  expect(after({ optLevel: null })).toBeNull()
})
