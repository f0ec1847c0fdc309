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

const job = {
  kind: 'job',
  from: '2026-07-01',
  to: null,
  hoursPerWeek: 40,
  employer: null,
  level: null,
  isReported: true,
} as const
const whole: Profile = {
  ...told,
  i94: 'date',
  citizenships: ['GH'],
  birthCountry: 'GH',
  hasPalestinianDocument: true,
  level: 'master',
  stages: { opt: 'applying' },
  spells: [{ ...job, id: 'one' }],
}

it.each<[Parameters<typeof changedProfile>[1], Partial<Profile>]>([
  [{}, {}],
  [{ i94: 'unknown' }, { i94: 'unknown' }],
  [{ citizenships: [] }, { citizenships: [] }],
  [{ birthCountry: 'NG' }, { birthCountry: 'NG' }],
  [{ birthCountry: null }, { birthCountry: null }],
  [{ hasPalestinianDocument: false }, { hasPalestinianDocument: false }],
  [{ level: 'doctorate' }, { level: 'doctorate' }],
  [{ level: null }, { level: null }],
  [
    {
      days: [
        { name: 'programStart', day: null },
        { name: 'programEnd', day: '2027-05-15' },
      ],
    },
    { days: { optStart: '2019-07-01', programEnd: '2027-05-15' } },
  ],
  [
    { stages: [{ guidanceType: 'cpt', currentStatus: 'approved' }] },
    { stages: { opt: 'applying', cpt: 'approved' } },
  ],
  [{ spells: [] }, { spells: [] }],
  [
    { spells: [job, { ...job, id: 'one' }] },
    {
      spells: [
        { ...job, id: 'new' },
        { ...job, id: 'one' },
      ],
    },
  ],
])('%j changes that, and nothing else', (change, changed) => {
  expect(changedProfile(whole, change, () => 'new')).toEqual({ ...whole, ...changed })
})
