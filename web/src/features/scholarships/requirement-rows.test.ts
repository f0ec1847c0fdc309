import { describe, expect, it } from 'vitest'
import type { EligibilitySection_ScholarshipFragment } from '#gql/graphql'
import { requirementRows, unstatedFacts } from './requirement-rows.ts'

type Facts = EligibilitySection_ScholarshipFragment

const visitors: Facts = {
  id: 's1',
  degreeLevel: ['GRADUATE'],
  gpaRequirement: '3.0',
  fieldOfStudy: ['All fields'],
  eligibleCountries: ['TG', 'BJ', 'KE', 'GH'],
  citizenship: {
    kind: 'LISTED',
    countries: [
      { code: 'TG', name: 'Togo' },
      { code: 'BJ', name: 'Benin' },
      { code: 'KE', name: 'Kenya' },
      { code: 'GH', name: 'Ghana' },
    ],
  },
  minToeflScore: null,
  minIeltsScore: null,
  minDuolingoScore: null,
  acceptsEnglishWaivers: null,
  englishWaiverConditions: null,
  conditions: [{ key: 'r1', text: 'Two semesters at the university.', asOf: '2019' }],
  requiresEssay: true,
  requiresNomination: true,
  sourceUrl: null,
  sourceUrlKind: null,
  provenance: { confidence: 'MEDIUM' },
  eligibility: null,
}

type Result = 'PASS' | 'FAIL' | 'TELL_US_MORE' | 'CHECK_WITH_PROVIDER'

function criterion(code: string, result: Result, isHard = true) {
  return {
    code,
    label: code,
    isHard,
    result,
    asked: `asks ${code}`,
    yours: null,
    explanation: `why ${code}`,
    profileField: code,
  }
}

const students: Facts = {
  ...visitors,
  eligibility: {
    criteria: [
      criterion('citizenship', 'PASS'),
      criterion('gpa', 'TELL_US_MORE'),
      criterion('degree-level', 'FAIL'),
      criterion('nomination', 'PASS'),
    ],
    requirements: [
      {
        key: 'r1',
        label: 'two semesters',
        result: 'CHECK_WITH_PROVIDER',
        asked: 'Two semesters at the university.',
        yours: null,
        explanation: 'Only the provider can tell.',
        questions: [],
      },
    ],
    steps: [{ key: 'r2', asked: 'An interview.', yours: null }],
  },
}

describe('requirements', () => {
  it('stand once each: what is open before what is met, what is to be done last', () => {
    const rows = requirementRows(students).map(({ key, state }) => `${key}: ${state}`)
    expect(rows).toEqual([
      'degree-level: not-met',
      'gpa: answer',
      'r1: check',
      'citizenship: met',
      'nomination: met',
      'r2: to-do',
      'essay: to-do',
    ])
  })

  it('are a preference only where an answer of the student could count for them', () => {
    const criteria = [
      criterion('need-weighed', 'TELL_US_MORE', false),
      criterion('nomination', 'CHECK_WITH_PROVIDER', false),
    ]
    const eligibility = { criteria, requirements: [], steps: [] }
    const rows = requirementRows({ ...visitors, eligibility })
    const preferred = rows.filter(({ isPreference }) => isPreference)
    expect(preferred.map(({ key }) => key)).toEqual(['need-weighed'])
  })

  it('are the listing’s words alone while they are open', () => {
    const row = requirementRows(students).find(({ key }) => key === 'r1')
    const words = 'Two semesters at the university. (from the 2019 round)'
    expect(row).toMatchObject({ label: words, asked: null, why: null })
    const { eligibility } = students
    const [one] = eligibility?.requirements ?? []
    if (!eligibility || !one) throw new Error('There is one requirement')
    const as = (change: Partial<typeof one>) =>
      requirementRows({
        ...students,
        eligibility: { ...eligibility, requirements: [{ ...one, ...change }] },
      }).find(({ key }) => key === 'r1')
    const why = 'You have not answered it yet.'
    expect(as({ result: 'ANSWER', explanation: why })).toMatchObject({ label: words, why })
    expect(as({ result: 'PASS', yours: 'three' })).toMatchObject({
      label: 'Two semesters',
      asked: 'Two semesters at the university.',
      yours: 'three',
    })
  })

  it('lead to the profile only where an answer is missing', () => {
    const fields = requirementRows(students).map(({ answerField }) => answerField)
    expect(fields.filter((field) => field !== null)).toEqual(['gpa'])
  })

  it('are the stated facts for a visitor, without a word of what they meet', () => {
    const rows = requirementRows(visitors)
    expect(rows.map(({ key, asked }) => [key, asked])).toEqual([
      ['degree-level', 'Graduate'],
      ['citizenship', 'Benin, Ghana, Kenya +1 more'],
      ['field-of-study', 'All fields'],
      ['gpa', '3.0 or higher'],
      ['r1', null],
      ['essay', null],
      ['nomination', null],
    ])
    expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(['asked', 'to-do']))
  })

  it('keep the whole list of countries, by their names, behind the short one', () => {
    for (const facts of [visitors, students]) {
      const row = requirementRows(facts).find(({ key }) => key === 'citizenship')
      expect(row?.full.map(({ name }) => name)).toEqual(['Benin', 'Ghana', 'Kenya', 'Togo'])
      expect(row?.full[2]).toEqual({ name: 'Kenya', countryCode: 'KE' })
    }
  })
})

describe('what is not stated', () => {
  it('is named once, and not where a rule has said it already', () => {
    const silent = { ...visitors, gpaRequirement: null, fieldOfStudy: null }
    expect(unstatedFacts(silent)).toEqual([
      'Fields of Study',
      'GPA Requirement',
      'English test',
    ])
    const language = { key: 'language-details', text: 'German B2', asOf: null }
    expect(unstatedFacts({ ...silent, conditions: [language] })).not.toContain(
      'English test',
    )
    const judged = { ...silent, eligibility: students.eligibility }
    expect(unstatedFacts(judged)).toEqual(['Fields of Study', 'English test'])
  })
})
