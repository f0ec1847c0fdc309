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
  const spells = [spell('job', ['2026-07-01', '2027-06-30'])]

  it('go on in cap-gap, when the petition came while OPT was valid', () => {
    const after = (h1bReceived: string) =>
      of({ days: { ...OPT, h1bReceived }, spells }, '2027-08-31').unemployment
    expect(after('2027-04-05')).toMatchObject({ used: 62, lastsUntil: '2027-09-28' })
    expect(after('2027-07-01')).toMatchObject({ used: 0, lastsUntil: null })
  })

  it('say beyond the limit that the 60 days after OPT may not be there', () => {
    const { warnings } = of({ days: OPT }, '2026-09-29')
    expect(warnings).toEqual([expect.stringMatching(/^91 days .* 60 days .* not be there/)])
  })
})
