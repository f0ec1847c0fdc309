import { judgeAward } from '@landfall/matching/requirements/judge-award'
import { askedStudent, listing, requirement } from '@landfall/matching/testing/examples'
import { describe, expect, it } from 'vitest'
import { NOTHING_STATED } from '../nothing-stated.ts'
import { setOfRecord } from '../requirement-sets.sql.ts'
import { askedConditions, type ConditionColumns } from './asked-conditions.ts'

const id = '0192d3a0-0000-7000-8000-000000000001'
const RESIDENCY = 'Lived in Harris County, TX for 3 years'

const asked = (columns: Partial<ConditionColumns>) =>
  askedConditions({ ...NOTHING_STATED, ...columns })
const texts = (columns: Partial<ConditionColumns>) => asked(columns).map(({ text }) => text)

/** Judges the columns for a student in the United States on an F-1 visa, with good English. */
function judged(columns: Partial<ConditionColumns>, facts: Record<string, boolean> = {}) {
  const student = askedStudent({ country: 'IN', visaType: 'F-1', toeflScore: 110, facts })
  const criteria = listing({ minToeflScore: columns.minToeflScore ?? null })
  const award = { id, criteria, requirements: asked(columns) }
  return judgeAward(award, student, '2026-11-28')
}

describe('what the columns state in words', () => {
  it('is never passed over: text is for the provider, federal aid a question', () => {
    expect(judged({}).verdict).toBe('ELIGIBLE')
    for (const columns of [
      { residencyRequirements: RESIDENCY },
      { languageRequirement: 'German B2' },
      { languageRequirement: 'German B2', minToeflScore: 80 },
    ]) {
      expect(judged(columns).verdict).toBe('CHECK_WITH_PROVIDER')
    }
    expect(judged({ fsaEligible: true })).toMatchObject({
      verdict: 'ANSWER_QUESTIONS',
      questions: [{ fact: 'us-federal-student-aid' }],
    })
  })

  it('is decided by the answer about federal aid', () => {
    const verdicts = [true, false].map(
      (can) => judged({ fsaEligible: true }, { 'us-federal-student-aid': can }).verdict,
    )
    expect(verdicts).toEqual(['ELIGIBLE', 'NOT_ELIGIBLE'])
  })

  it('stands beside the own conditions, and not where one of them says it', () => {
    const own = requirement({ text: `${RESIDENCY.toLowerCase()}.` })
    expect(texts({ requirements: [own], residencyRequirements: RESIDENCY })).toEqual([
      own.text,
    ])
    const other = requirement({ text: 'Lives in Texas' })
    expect(texts({ requirements: [other], residencyRequirements: RESIDENCY })).toEqual([
      other.text,
      RESIDENCY,
    ])
  })

  it('asks nothing where nothing is stated, or what the minima say already', () => {
    expect(asked({ fsaEligible: false, residencyRequirements: ' ' })).toEqual([])
    const minima = { minToeflScore: 80, minIeltsScore: '6.5' }
    const said = 'TOEFL 80 or IELTS 6.5 and higher'
    expect(asked({ ...minima, languageRequirement: said })).toEqual([])
    expect(texts({ ...minima, languageRequirement: 'IELTS 7.5' })).toEqual(['IELTS 7.5'])
    expect(texts({ languageRequirement: 'TOEFL 80' })).toEqual(['TOEFL 80'])
    // Only the provider knows which test the figure belongs to.
    expect(texts({ languageRequirement: '6.5' })).toEqual(['6.5'])
  })

  it.each(['None', 'N/A', 'n/a.', 'Not required', 'Not applicable', 'No', '-', ' — ', '–'])(
    'asks nothing where a column says "%s"',
    (words) => {
      expect(asked({ residencyRequirements: words, languageRequirement: words })).toEqual(
        [],
      )
    },
  )

  it.each(['None but French', 'No visa holders', 'Nontraditional students'])(
    'keeps "%s", which begins alike',
    (words) => {
      expect(texts({ residencyRequirements: words })).toEqual([words])
    },
  )

  it.each([
    ['TOEFL 80 and IELTS 6.5', { minToeflScore: 80, minIeltsScore: '6.5' }],
    ['TOEFL 80 or Duolingo', { minToeflScore: 80 }],
    ['IELTS or TOEFL 80', { minToeflScore: 80 }],
  ])('keeps "%s": the minima say less', (words, minima) => {
    expect(texts({ ...minima, languageRequirement: words })).toEqual([words])
  })

  it('is in the set by which awards are filtered', () => {
    const set = setOfRecord({ ...NOTHING_STATED, id, residencyRequirements: RESIDENCY })
    expect(set?.terms).toEqual([{ appliesTo: [], test: { by: 'provider' } }])
  })
})
