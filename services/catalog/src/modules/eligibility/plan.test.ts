import { readFileSync } from 'node:fs'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { COUNTRIES } from '@landfall/proto-events/reference/countries'
import { FIELDS } from '../scholarship/fields.ts'
import { DEGREE_LEVELS, type ScholarshipDetails } from '../scholarship/scholarship.ts'
import { mapShippedScholarship } from '../shipped/shipped-scholarship.ts'
import type { EligibilityPlan, Verdict } from './eligibility.ts'
import { listing, student } from './examples.ts'
import { explainEligibility } from './explain.ts'
import { planEligibility, resultIs } from './plan.ts'
import { holds, type PredicateRow, predicateRow } from './predicate.ts'
import type { StudentFacts } from './student-facts.ts'

const RESULTS = ['PASS', 'FAIL', 'TELL_US_MORE', 'CHECK_WITH_PROVIDER'] as const

const maybe = <T>(arbitrary: fc.Arbitrary<T>) =>
  fc.option(arbitrary, { nil: null, freq: 2 })
// Few values each, so that listings and students meet often.
const countries = fc.constantFrom('IN', 'KE', 'US', 'BR')
const levels = fc.constantFrom(...DEGREE_LEVELS)
const fields = fc.constantFrom(...FIELDS.map(({ code }) => code))
const gpas = fc.constantFrom('2.50', '3.00', '3.25', '4.00')
const toefls = fc.constantFrom(79, 80, 90, 95, 100)
const ieltses = fc.constantFrom('6.0', '6.5', '7.0', '7.5')
const duolingos = fc.constantFrom(100, 110, 120)
const visas = fc.constantFrom('F-1', 'J-1', 'F-1 OPT')
const statuses = fc.constantFrom('permanent-resident', 'international', 'refugee')
const flags = maybe(fc.boolean())
const listOf = <T>(values: fc.Arbitrary<T>) =>
  fc.uniqueArray(values, { minLength: 1, maxLength: 3 })

const citizenships = fc.oneof(
  fc.constant({ kind: 'all' as const, codes: [], hint: null }),
  fc.constant({ kind: 'not-stated' as const, codes: [], hint: null }),
  fc.constant({ kind: 'see-source' as const, codes: [], hint: 'Selected countries' }),
  fc.record({
    kind: fc.constant('all-except' as const),
    codes: listOf(countries),
    hint: fc.constant(null),
  }),
  fc.record({
    kind: fc.constant('listed' as const),
    codes: listOf(countries),
    hint: maybe(fc.constant('Selected countries')),
  }),
)
const fieldRules = fc.oneof(
  fc.constantFrom(
    { kind: 'all' as const, codes: [] },
    { kind: 'not-stated' as const, codes: [] },
  ),
  fc.record({ kind: fc.constant('listed' as const), codes: listOf(fields) }),
)

const listings: fc.Arbitrary<ScholarshipDetails> = fc
  .record({
    citizenship: citizenships,
    degreeLevels: maybe(listOf(levels)),
    fields: fieldRules,
    gpaRequirement: maybe(gpas),
    minToeflScore: maybe(toefls),
    minIeltsScore: maybe(ieltses),
    minDuolingoScore: maybe(duolingos),
    acceptsEnglishWaivers: flags,
    eligibleVisaTypes: maybe(listOf(visas)),
    eligibleCitizenshipStatus: maybe(listOf(statuses)),
    requiresUsHighSchool: flags,
    requiresUsResidency: flags,
    maxFamilyIncome: maybe(fc.constant('60000.00')),
    requiresFinancialNeed: flags,
    isNeedBased: flags,
    isWomenOnly: flags,
    requiresNomination: flags,
  })
  .map(listing)

const students: fc.Arbitrary<StudentFacts> = fc
  .record({
    country: maybe(
      fc.oneof(countries, fc.constantFrom(...COUNTRIES.map(({ code }) => code))),
    ),
    intendedDegreeLevel: maybe(levels),
    fieldCodes: fc.uniqueArray(fields, { maxLength: 2 }),
    gpa: maybe(gpas),
    englishProficiency: maybe(
      fc.constantFrom(
        'native',
        'toefl_100',
        'toefl_90',
        'toefl_80',
        'ielts_7_5',
        'ielts_7',
        'ielts_6_5',
        'other',
      ),
    ),
    toeflScore: maybe(toefls),
    ieltsScore: maybe(ieltses),
    duolingoScore: maybe(duolingos),
    visaType: maybe(fc.constantFrom('f1', 'J-1 exchange visitor', 'none', 'other', 'H-4')),
    intendedVisaType: maybe(visas),
    citizenshipStatus: maybe(
      fc.constantFrom('Permanent Resident', 'international', 'other'),
    ),
    hasUsHighSchoolDiploma: flags,
    usPermanentResident: flags,
    isCurrentlyInUs: flags,
    needsFinancialAid: flags,
  })
  .map(student)

/** The verdicts whose set holds the row; exactly one when the sets are disjoint and cover all. */
function plannedVerdicts(plan: EligibilityPlan, row: PredicateRow): Verdict[] {
  return [
    ...(holds(plan.eligible, row) ? (['ELIGIBLE'] as const) : []),
    ...(holds(plan.check, row) ? (['CHECK'] as const) : []),
    ...(holds(plan.notEligible, row) ? (['NOT_ELIGIBLE'] as const) : []),
  ]
}

function plannedResults(plan: EligibilityPlan, row: PredicateRow): string[] {
  return plan.criteria.flatMap((criterion) =>
    RESULTS.filter((result) => holds(resultIs(criterion, result), row)).map(
      (result) => `${criterion.code} ${result}`,
    ),
  )
}

function planned(plan: EligibilityPlan, scholarship: ScholarshipDetails) {
  const row = predicateRow(scholarship)
  return { verdicts: plannedVerdicts(plan, row), results: plannedResults(plan, row) }
}

function explained(scholarship: ScholarshipDetails, of: StudentFacts) {
  const { verdict, criteria } = explainEligibility(scholarship, of)
  return {
    verdicts: [verdict],
    results: criteria.map(({ code, result }) => `${code} ${result}`),
  }
}

test('the plan over the catalogue agrees with the explanation of each pair', () => {
  fc.assert(
    fc.property(listings, students, (scholarship, of) => {
      expect(planned(planEligibility(of), scholarship)).toEqual(explained(scholarship, of))
    }),
    { numRuns: 3000 },
  )
})

test('plan and explanation agree on every shipped listing', () => {
  const shipped = ['scholarships', 'scholarships-unconfirmed'].flatMap((file) => {
    const url = new URL(`../../../data/${file}.json`, import.meta.url)
    const rows: unknown[] = JSON.parse(readFileSync(url, 'utf8'))
    return rows.map((row) => {
      const mapped = mapShippedScholarship(row)
      if (!mapped.ok) throw new Error(mapped.error.faults.join())
      return mapped.value
    })
  })
  expect(shipped).toHaveLength(537)
  fc.assert(
    fc.property(students, (of) => {
      const plan = planEligibility(of)
      for (const scholarship of shipped) {
        expect(planned(plan, scholarship)).toEqual(explained(scholarship, of))
      }
    }),
    { numRuns: 15 },
  )
})

test('every result of every criterion occurs among the generated pairs', () => {
  const pairs = fc.sample(fc.tuple(listings, students), { numRuns: 1500, seed: 7 })
  const seen = new Set(
    pairs.flatMap(([scholarship, of]) =>
      explainEligibility(scholarship, of).criteria.map(
        ({ code, result }) => `${code} ${result}`,
      ),
    ),
  )
  for (const code of ['citizenship', 'english', 'visa-type', 'us-residency']) {
    for (const result of RESULTS) expect(seen).toContain(`${code} ${result}`)
  }
})
