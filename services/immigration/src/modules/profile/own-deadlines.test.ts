import { RULES } from '@landfall/immigration-rules/rules/rules'
import { describe, expect, it } from 'vitest'
import { ownDeadlines } from './own-deadlines.ts'
import { stepOf } from './step-of.ts'
import { NOTHING_KNOWN, type Profile } from './profile.ts'

const of = (told: Partial<Profile>, today = '2027-04-10') =>
  ownDeadlines(RULES, { ...NOTHING_KNOWN, ...told }, today)
const idsOf = (told: Partial<Profile>) => of(told).map(({ rule }) => rule.id)

const lastAfterDenial = (id: string, days: Profile['days']) =>
  of({ days, stages: { opt: 'denied' } })
    .filter(({ rule }) => rule.id === id)
    .map(({ deadline }) => deadline.closesOn)

describe('the stage that a student told last', () => {
  const days = {
    programEnd: '2026-05-15',
    optStart: '2026-07-01',
    optEnd: '2027-06-30',
    jobChanged: '2027-04-05',
    stemRecommended: '2027-04-01',
  }

  it('hides no duty of who is on OPT and asks about the extension', () => {
    for (const opt of ['applying', 'pending', 'approved', 'denied'] as const)
      expect(idsOf({ days, stages: { opt } })).toContain('O5')
  })

  it('hides no window of the extension: what is pending may still be OPT itself', () => {
    for (const opt of ['applying', 'pending', 'approved'] as const) {
      expect(idsOf({ days, stages: { opt } })).toContain('S2')
      const filed = { ...days, stemFiled: '2027-04-05' }
      expect(idsOf({ days: filed, stages: { opt } })).not.toContain('S2')
      // OPT is approved, and the extension is pending.
      expect(idsOf({ days: filed, stages: { opt } })).toContain('S3')
    }
  })

  it('makes a form that was denied one that holds no status', () => {
    const filed = { programEnd: '2027-02-28', optFiled: '2027-03-05' }
    const ids = (opt: 'pending' | 'denied') =>
      idsOf({ days: filed, i94: 'duration-of-status', stages: { opt } })
    expect(ids('pending')).toEqual(['O3-end'])
    expect(ids('denied')).toEqual(['M4', 'M5', 'O2'])
    const stem = { ...days, stemFiled: '2027-04-05' }
    expect(idsOf({ days: stem, stages: { opt: 'denied' } })).toContain('S2')
    expect(idsOf({ days: stem, stages: { opt: 'denied' } })).not.toContain('S3')
  })

  it('needs another recommendation after a denial, and counts from that', () => {
    const program = { programEnd: '2027-02-28', optRecommended: '2027-02-20' }
    // 60 days after the program.
    expect(lastAfterDenial('O2', program)).toEqual(['2027-04-29'])
    expect(lastAfterDenial('O2', { ...program, optFiled: '2027-03-05' })).toEqual([
      '2027-04-29',
    ])
    const again = { ...program, optFiled: '2027-02-10' }
    expect(lastAfterDenial('O2', again)).toEqual(['2027-03-22'])
    // The last day of OPT; 60 days after the recommendation.
    const opt = { optEnd: '2027-06-30', stemRecommended: '2027-04-01' }
    expect(lastAfterDenial('S2', { ...opt, stemFiled: '2027-04-05' })).toEqual([
      '2027-06-30',
    ])
    expect(lastAfterDenial('S2', { ...opt, stemFiled: '2027-03-31' })).toEqual([
      '2027-05-31',
    ])
    expect(lastAfterDenial('S2', opt)).toEqual(['2027-05-31'])
  })

  it('hides no cap-gap of who has no OPT, whatever came of their form', () => {
    const capGap = { programEnd: '2027-05-15', h1bReceived: '2027-04-05' }
    for (const opt of ['applying', 'pending', 'approved', 'denied'] as const) {
      const told = { days: capGap, stages: { opt }, i94: 'duration-of-status' as const }
      expect(idsOf(told)).toContain('H1-stay')
    }
  })

  it('decides of the rest', () => {
    expect(idsOf({ days, stages: { opt: 'pending' } })).toContain('S3')
    expect(idsOf({ days, stages: { opt: 'approved' } })).not.toContain('S3')
    const first = { programEnd: '2027-05-15' }
    expect(idsOf({ days: first, stages: { opt: 'applying' } })).toContain('O2')
    expect(idsOf({ days: first, stages: { opt: 'pending' } })).not.toContain('O2')
  })
})

describe('who completed the program and may stay', () => {
  const program = { programStart: '2025-08-25', programEnd: '2026-12-18' }
  const OVER = ['M4', 'M5', 'O2', 'O3', 'S2']
  const said = (days: Profile['days']) =>
    idsOf({ days: { ...program, ...days }, i94: 'duration-of-status' }).filter((id) =>
      OVER.includes(id),
    )

  it.each<[string, Profile['days']]>([
    ['waits for OPT', { optFiled: '2026-12-01' }],
    ['is on OPT, and did not enter its end', { optStart: '2027-01-10' }],
    ['transferred within the 60 days', { transferOut: '2027-02-01' }],
  ])('is not told that it is over: who %s', (_who, days) => {
    expect(said(days).filter((id) => id === 'M4' || id === 'M5')).toEqual([])
  })

  it('is told of the 60 days after OPT, and of nothing that it is too late for', () => {
    const days = { optStart: '2027-01-10', optEnd: '2028-01-09' }
    expect(said(days)).toEqual(['S2', 'M5'])
  })

  it('is told by when to leave without any of these', () => {
    expect(said({})).toEqual(['M4', 'M5', 'O2', 'O3'])
  })
})

it('a student who never asked for the extension reads nothing about work while it is pending', () => {
  const days = { programEnd: '2026-05-15', optStart: '2026-07-01', optEnd: '2027-06-30' }
  expect(idsOf({ days })).not.toContain('S3')
  expect(idsOf({ days: { ...days, stemRecommended: '2027-04-01' } })).toContain('S3')
})

it.each([
  ['date', true],
  ['duration-of-status', false],
  ['unknown', false],
] as const)('an I-94 that says %s ends the stay on its date: %s', (i94, isEnd) => {
  const days = { i94Until: '2029-05-31' }
  expect(idsOf({ days, i94 }).includes('V1-stay')).toBe(isEnd)
})

describe('days without work', () => {
  const days = { programEnd: '2026-05-15', optStart: '2026-07-01', optEnd: '2027-06-30' }
  const job = {
    id: 'j1',
    kind: 'job',
    from: '2026-08-01',
    to: null,
    hoursPerWeek: 40,
    employer: null,
    level: null,
    isReported: true,
  } as const
  const limit = (told: Partial<Profile>, today: string) =>
    of({ days, ...told }, today)
      .filter(({ rule }) => rule.id === 'O4' || rule.id === 'S4')
      .map((dated) => [dated.deadline.closesOn, dated.deadline.standing, stepOf(dated)])

  it('end on a day like any other, which moves as jobs change', () => {
    const title = 'At most 90 days without work'
    const step = `${title}: the last day within the limit is 28 Sep 2026, if CPT and work continue as you entered them.`
    expect(limit({}, '2026-06-01')).toEqual([['2026-09-28', 'open', step]])
    expect(limit({}, '2026-08-29')).toEqual([['2026-09-28', 'urgent', step]])
    expect(limit({}, '2026-09-29')).toMatchObject([
      ['2026-09-28', 'past', expect.stringMatching(/missing here/)],
    ])
    // The date stays when cap-gap continues after the EAD.
    const gap = { days: { ...days, h1bReceived: '2027-04-05' } }
    for (const today of ['2027-06-30', '2027-07-01'])
      expect(limit(gap, today)).toMatchObject([['2026-09-28', 'past', expect.anything()]])
    expect(limit({ spells: [job] }, '2026-08-29')).toEqual([])
    const ended = [{ ...job, to: '2026-10-31' }]
    expect(limit({ spells: ended }, '2026-08-29')).toMatchObject([
      ['2026-12-29', 'open', expect.stringContaining('29 Dec 2026')],
    ])
  })

  it('are at most 150 with the STEM extension', () => {
    const stem = { ...days, stemStart: '2027-07-01', stemEnd: '2029-06-30' }
    const spells = [{ ...job, from: '2026-07-01', to: '2027-06-30' }]
    const step = expect.stringMatching(/^At most 150 days .* 27 Nov 2027,/)
    expect(limit({ days: stem, spells }, '2027-07-10')).toEqual([
      ['2027-11-27', 'open', step],
    ])
  })
})

it('gives full-time CPT a last day before OPT is at risk, at the level of the program', () => {
  const cpt = {
    id: 'c1',
    kind: 'cpt',
    from: '2026-09-01',
    to: null,
    hoursPerWeek: 40,
    employer: null,
    level: null,
    isReported: false,
  } as const
  const today = '2027-08-10'
  const last = (told: Partial<Profile>) =>
    of({ level: 'master', ...told }, today)
      .filter(({ rule }) => rule.id === 'C2')
      .map(({ deadline }) => [deadline.closesOn, deadline.standing])
  expect(last({ spells: [cpt] })).toEqual([['2027-08-30', 'urgent']])
  expect(last({ spells: [{ ...cpt, level: 'bachelor' }] })).toEqual([])
  // The date disappears when the program ends first.
  expect(last({ spells: [cpt], days: { programEnd: '2027-08-20' } })).toEqual([])
  const year = [{ ...cpt, from: '2025-09-01', to: '2026-08-31' }]
  expect(last({ spells: year })).toEqual([['2026-08-30', 'past']])
})

it('counts the 60 days from the program that ended an earlier EAD', () => {
  const days = { stemStart: '2026-07-01', stemEnd: '2028-06-30', programEnd: '2028-05-15' }
  for (const programStart of [undefined, '2026-08-24']) {
    const told = { ...days, ...(programStart && { programStart }) }
    const found = of({ days: told, i94: 'duration-of-status' }, '2027-04-10')
    const [leave] = found.filter(({ rule }) => rule.id === 'M5')
    expect(leave?.deadline.closesOn).toBe('2028-07-14')
  }
})
