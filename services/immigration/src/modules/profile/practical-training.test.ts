import { describe, expect, it } from 'vitest'
import { practicalTraining } from './practical-training.ts'
import { NOTHING_KNOWN, type Profile, type TrainingSpell } from './profile.ts'

function spell(
  kind: TrainingSpell['kind'],
  [from, to]: [string, string | null],
  says: Partial<TrainingSpell> = {},
): TrainingSpell {
  const id = `${kind} ${from}`
  const usual = { hoursPerWeek: 40, employer: null, level: null, isReported: true }
  return { id, kind, from, to, ...usual, ...says }
}

const OPT = { programEnd: '2026-05-15', optStart: '2026-07-01', optEnd: '2027-06-30' }
const of = (told: Partial<Profile>, today: string) =>
  practicalTraining({ ...NOTHING_KNOWN, ...told }, today)

describe('days without work', () => {
  it('go on in cap-gap, when the petition came while OPT was valid', () => {
    const spells = [spell('job', ['2026-07-01', '2027-06-30'])]
    const after = (h1bReceived: string) =>
      of({ days: { ...OPT, h1bReceived }, spells }, '2027-08-31').unemployment
    expect(after('2027-04-05')).toMatchObject({ used: 62, lastsUntil: '2027-09-28' })
    expect(after('2027-07-01')).toMatchObject({ used: 0, lastsUntil: null })
  })

  it('are those of this OPT, not of the STEM extension after an earlier one', () => {
    const stem = { stemStart: '2022-07-01', stemEnd: '2024-06-30' }
    const { unemployment } = of({ days: { ...OPT, ...stem } }, '2026-07-31')
    expect(unemployment).toMatchObject({ used: 31, limit: 90, lastsUntil: '2026-09-28' })
  })

  it('are counted for who began the program of this OPT, too', () => {
    const days = { ...OPT, programStart: '2024-08-26' }
    expect(of({ days }, '2026-07-31').unemployment).toMatchObject({ used: 31, limit: 90 })
  })

  it('have no other limit while the end of the STEM extension is not told', () => {
    const days = { ...OPT, stemStart: '2027-07-01' }
    expect(of({ days }, '2027-07-10').unemployment).toMatchObject({ limit: 90 })
  })

  it('are none while the first day of the EAD is not told', () => {
    const { optStart: _, ...days } = OPT
    expect(of({ days }, '2026-07-31').unemployment).toBeNull()
  })

  it('are counted over twelve months, and said to be, where the last day of the EAD is not told', () => {
    const { optEnd: _, ...days } = OPT
    const at = (today: string, more: Profile['days'] = {}) =>
      of({ days: { ...days, ...more } }, today)
    expect(at('2026-07-31')).toMatchObject({
      unemployment: { used: 31, limit: 90, lastsUntil: '2026-09-28' },
      warnings: [
        'Days without work are counted as if OPT lasted until 30 Jun 2027: enter the last day on your OPT EAD.',
      ],
    })
    expect(at('2028-12-31').unemployment?.used).toBe(365)
    expect(at('2026-06-30')).toMatchObject({ unemployment: null, warnings: [] })
    const stem = { stemStart: '2027-05-01', stemEnd: '2029-04-30' }
    expect(at('2027-05-01', stem).unemployment).toMatchObject({ used: 305, limit: 150 })
  })

  it('warn once a month of them is left', () => {
    expect(of({ days: OPT }, '2026-08-28').warnings).toEqual([])
    expect(of({ days: OPT }, '2026-08-29').warnings).toEqual([
      '60 of 90 days without work are used: 30 left, until 28 Sep 2026 if you do not work.',
    ])
  })

  it('say beyond the limit that the 60 days after OPT may not be there', () => {
    const { warnings } = of({ days: OPT }, '2026-09-29')
    expect(warnings).toEqual([
      expect.stringMatching(
        /^By the jobs you entered, 91 days .* add missing ones first\. .* not have the 60 days/,
      ),
    ])
  })
})

it('counts nothing of the OPT of an earlier program', () => {
  const days = { optStart: '2022-07-01', optEnd: '2023-06-30', programStart: '2026-08-24' }
  expect(of({ days }, '2026-11-28')).toMatchObject({ unemployment: null, warnings: [] })
  // Until that program begins, the running OPT is counted.
  const running = {
    optStart: '2026-01-10',
    optEnd: '2027-01-09',
    programStart: '2027-08-23',
  }
  const stem = { optStart: '2024-07-01', optEnd: '2025-06-30', programStart: '2027-08-23' }
  const onStem = { ...stem, stemStart: '2025-07-01', stemEnd: '2027-06-30' }
  for (const [told, limit] of [
    [running, 90],
    [onStem, 150],
  ] as const)
    expect(of({ days: told }, '2026-11-28').unemployment).toMatchObject({ limit })
  const onEad = { ...days, optEnd: '2026-12-31' }
  expect(of({ days: onEad }, '2026-11-28')).toMatchObject({ unemployment: null })
  const { programStart: _, ...ended } = days
  expect(of({ days: ended }, '2026-11-28').unemployment?.isOver).toBe(true)
})

it('counts OPT on until the next program begins', () => {
  const days = { ...OPT, programStart: '2027-08-24', programEnd: '2029-05-15' }
  const used = (today: string) => of({ days }, today).unemployment?.used
  expect(used('2026-07-31')).toBe(31)
  expect(used('2027-08-23')).toBe(365)
  expect(used('2027-08-24')).toBeUndefined()
})

describe('what is left of OPT', () => {
  it('is twelve months before it begins, and the days after today once it has', () => {
    const left = (today: string, days = {}) => of({ days: { ...OPT, ...days } }, today).opt
    expect(left('2026-06-30')).toMatchObject({
      leftDays: 365,
      endsAtLatestOn: '2027-06-30',
    })
    expect(left('2026-11-23')).toMatchObject({
      leftDays: 219,
      endsAtLatestOn: '2027-06-30',
    })
    // The EAD ends before the twelve months do.
    expect(left('2026-11-23', { optEnd: '2026-12-31' })).toMatchObject({ leftDays: 38 })
    expect(left('2027-07-01')).toMatchObject({ leftDays: 0, endsAtLatestOn: null })
    expect(of({ days: OPT, spells: [] }, '2028-07-01').warnings).not.toContain(
      'No OPT is left at this level.',
    )
  })

  it('is nothing once full-time CPT at the level took it', () => {
    const year = [spell('cpt', ['2025-01-01', '2025-12-31'], { level: 'master' })]
    const days = { programEnd: '2026-05-15' }
    const at = (level: Profile['level']) =>
      of({ days, spells: year, level }, '2026-02-01').opt
    expect(at('master')).toMatchObject({
      leftDays: 0,
      endsAtLatestOn: null,
      isUnsure: false,
    })
    expect(at('doctorate')).toMatchObject({ leftDays: 365, isUnsure: false })
  })

  it('is nothing, but not for sure, where the level of the program or of the CPT is not told', () => {
    const days = { programEnd: '2026-05-15' }
    const at = (level: Profile['level'], ofCpt: Profile['level']) => {
      const year = spell('cpt', ['2025-01-01', '2025-12-31'], { level: ofCpt })
      return of({ days, spells: [year], level }, '2026-02-01').opt
    }
    for (const opt of [at(null, 'master'), at('master', null), at(null, null)])
      expect(opt).toMatchObject({ leftDays: 0, isUnsure: true })
  })
})

describe('OPT that may have been used at another level', () => {
  const program = { programStart: '2026-08-24', programEnd: '2028-05-15' }
  const ended = { optStart: '2022-07-01', optEnd: '2023-06-30', ...program }
  const at = (told: Partial<Profile>) => of({ days: ended, ...told }, '2026-11-28')

  const leftAfter = (from: string, to: string, told: Partial<Profile> = {}) =>
    of({ days: program, spells: [spell('opt-before', [from, to])], ...told }, '2027-09-01')
      .opt

  it('is given again at a higher level than that of the earlier program, and at no other', () => {
    expect(at({ level: 'doctorate', optLevel: 'master' }).opt).toMatchObject({
      countedFrom: '2028-05-16',
      usedDays: 0,
      leftDays: 365,
      isUnsure: false,
    })
    for (const optLevel of ['master', 'doctorate'] as const) {
      const { opt, warnings } = at({ level: 'master', optLevel })
      expect(opt).toMatchObject({ usedDays: 365, leftDays: 0, isUnsure: false })
      expect(warnings).toEqual(['No OPT is left at this level.'])
    }
  })

  it.each([
    [null, 'master'],
    ['master', null],
    ['bachelor', 'other'],
  ] as const)('depends on levels that do not say it: %s after %s', (level, optLevel) => {
    const { opt, warnings } = at({ level, optLevel })
    expect(opt).toMatchObject({ leftDays: 0, isUnsure: true })
    expect(warnings).toEqual([])
  })

  it('ended when this program began, and is told by its EAD until then', () => {
    const days = { ...program, optStart: '2026-03-01', optEnd: '2027-02-28' }
    const told = { days, level: 'master', optLevel: 'master' } as const
    expect(of(told, '2026-08-24').opt).toMatchObject({ usedDays: 176, leftDays: 189 })
    expect(of(told, '2026-08-23').opt).toMatchObject({
      countedFrom: '2026-03-01',
      leftDays: 189,
    })
  })

  it('is over where its EAD has ended, also before this program begins', () => {
    const ahead = { ...ended, programStart: '2027-01-10' }
    const { opt } = at({ days: ahead, level: 'doctorate', optLevel: 'master' })
    expect(opt).toMatchObject({ countedFrom: '2028-05-16', leftDays: 365 })
  })

  it('is over after twelve months where the end of its EAD is not told', () => {
    const used = { level: 'doctorate', optLevel: 'master' } as const
    const days = {
      optStart: '2019-07-01',
      programStart: '2027-01-10',
      programEnd: '2029-05-15',
    }
    for (const today of ['2026-11-28', '2027-01-10'])
      expect(of({ days, ...used }, today).opt).toMatchObject({
        countedFrom: '2029-05-16',
        leftDays: 365,
      })
    // Until then the OPT may continue.
    const running = { ...days, optStart: '2026-01-10' }
    expect(of({ days: running, ...used }, '2026-11-28').opt).toMatchObject({
      countedFrom: '2026-01-10',
      leftDays: 42,
    })
    // The next program, or the STEM extension, ended it earlier.
    const same = { level: 'master', optLevel: 'master' } as const
    const usedDays = (more: Profile['days']) =>
      of({ days: { ...running, ...more }, ...same }, '2027-02-01').opt?.usedDays
    expect(usedDays({})).toBe(365)
    expect(usedDays({ programStart: '2026-08-24' })).toBe(226)
    expect(usedDays({ stemStart: '2026-10-10', programStart: '2027-01-20' })).toBe(273)
  })

  it('was of this program where it began in it, else its level decides', () => {
    expect(leftAfter('2027-06-01', '2027-08-31')).toMatchObject({
      leftDays: 273,
      isUnsure: false,
    })
    expect(leftAfter('2025-06-01', '2025-08-31', { level: 'master' })).toMatchObject({
      leftDays: 273,
      isUnsure: true,
    })
    const part = spell('opt-before', ['2027-06-01', '2027-08-31'], { hoursPerWeek: 20 })
    expect(of({ days: program, spells: [part] }, '2027-09-01').opt?.leftDays).toBe(319)
  })
})

it('has nothing left of OPT for sure where earlier OPT or time took it, whatever the level of CPT', () => {
  const cpt = spell('cpt', ['2024-01-01', '2024-12-31'])
  const before = spell('opt-before', ['2025-01-01', '2025-12-31'], { level: 'master' })
  const nothing = { leftDays: 0, endsAtLatestOn: null, isUnsure: false }
  const days = { programEnd: '2026-05-15' }
  const used = of({ days, spells: [cpt, before], level: 'master' }, '2026-02-01')
  expect(used.opt).toMatchObject(nothing)
  expect(used.warnings).toContain('No OPT is left at this level.')
  const over = of({ days: OPT, spells: [cpt] }, '2027-07-01')
  expect(over.opt).toMatchObject(nothing)
  expect(over.warnings).not.toContain('No OPT is left at this level.')
})

it('counts CPT without a level with that of each level, and says so', () => {
  const spells = [
    spell('cpt', ['2025-01-01', '2025-06-30'], { level: 'master' }),
    spell('cpt', ['2025-08-01', '2025-12-31']),
  ]
  const { cpt, warnings } = of({ spells }, '2026-02-01')
  expect(cpt.map(({ account }) => account.fullTimeDays)).toEqual([181, 153])
  expect(warnings).toEqual([
    '334 days of full-time CPT: 30 more before OPT at that level is at risk. CPT without a level is counted with it.',
  ])
  expect(of({ spells: spells.slice(1) }, '2026-02-01').warnings).toEqual([])
  const year = [spell('cpt', ['2025-01-01', '2025-12-31'], { level: 'master' })]
  expect(of({ spells: year }, '2026-02-01').warnings).toEqual([
    '365 days of full-time CPT: OPT at that level is lost. Speak to your DSO before you plan OPT.',
  ])
})
