import { ENGLISH_TESTS, englishScore } from '@landfall/matching/criteria/english'
import { student } from '@landfall/matching/testing/examples'
import { universityIdOf } from '@landfall/reference/university-id'
import { describe, expect, it } from 'vitest'
import { askedOf } from './asked-of-profile.ts'
import { startMatchInput } from './match-profile.input.ts'
import { parseState } from './us-states.ts'

const form = (changes: Record<string, unknown> = {}) =>
  startMatchInput.parse({
    profile: {
      academicField: 'Engineering',
      degreeLevel: 'graduate',
      gpa: '3.6',
      country: 'India',
      englishProficiency: 'toefl_90',
      financialNeed: 'high',
      careerGoals: 'Bridges for home',
      ...changes,
    },
  }).profile
const now = new Date('2026-11-21T12:00:00Z')
const HARVARD = universityIdOf(166027)
const stored = {
  facts: student({
    country: 'KE',
    gpa: '2.00',
    toeflScore: 104,
    visaType: 'F-1',
    needsFinancialAid: false,
  }),
  intendedUniversities: [HARVARD],
}

describe('what a match is computed with', () => {
  it('is the form over what the profile says of the rest', () => {
    expect(askedOf(form(), stored, now).query.student).toMatchObject({
      country: 'IN',
      gpa: '3.6',
      englishProficiency: 'toefl_90',
      toeflScore: 104,
      visaType: 'F-1',
      needsFinancialAid: true,
      intendedUniversities: [HARVARD],
    })
  })

  it.each([
    ['low', stored, false],
    ['low', null, null],
    ['medium', stored, true],
    ['full', null, true],
    ['undisclosed', stored, false],
    ['undisclosed', null, null],
  ])(
    'takes %s need for a need of aid, or leaves it to the profile',
    (need, known, needs) => {
      const { query } = askedOf(form({ financialNeed: need }), known, now)
      expect(query.student.needsFinancialAid).toBe(needs)
    },
  )

  it('knows neither need nor amount of a student who prefers not to say', () => {
    const silent = form({ financialNeed: 'undisclosed' })
    const named = form({ financialNeed: 'undisclosed', minAmount: '8000' })
    const unknown = { need: null, wantedUsd: null }
    expect(askedOf(silent, null, now).query).toMatchObject(unknown)
    expect(askedOf(named, null, now).query).toMatchObject({ ...unknown, wantedUsd: 8_000 })
  })

  it('knows no score of a student without one, except the exact ones of the profile', () => {
    const student = (known: typeof stored | null) =>
      askedOf(form({ englishProficiency: 'other' }), known, now).query.student
    const [toefl, ielts, duolingo] = ENGLISH_TESTS
    for (const test of [toefl, ielts, duolingo])
      expect(test && englishScore(student(null), test)).toBeNull()
    expect(toefl && englishScore(student(stored), toefl)).toEqual({
      value: '104',
      isBand: false,
    })
  })

  it('uses the GPA of the profile, estimate or not, when the form has none', () => {
    const facts = { ...stored.facts, isGpaEstimated: true }
    const of = (changes: Record<string, unknown>) =>
      askedOf(form(changes), { ...stored, facts }, now).query.student
    expect(of({ gpa: '' })).toMatchObject({ gpa: '2.00', isGpaEstimated: true })
    expect(of({ gpa: '3.6' })).toMatchObject({ gpa: '3.6', isGpaEstimated: false })
    const grade = { gradeScale: 'ten-india', gradeOriginal: '8.1' }
    expect(of(grade)).toMatchObject({ gpa: '3.30', isGpaEstimated: true })
    expect(askedOf(form({ gpa: null }), null, now).query.student.gpa).toBeNull()
  })

  it('forgets the country of the profile when the form says another one', () => {
    const { query } = askedOf(form({ country: 'other' }), stored, now)
    expect(query.student.country).toBeNull()
  })
})

it.each([
  ['TX', 'TX'],
  ['new york', 'NY'],
  ['Puerto_Rico', 'PR'],
  ['Bavaria', null],
])('reads %s as the state %s', (text, code) => {
  expect(parseState(text)).toBe(code)
})
