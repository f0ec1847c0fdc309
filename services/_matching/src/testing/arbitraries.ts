import type { ListingCriteria } from '@landfall/proto-events/catalog/scholarship-criteria'
import { COUNTRIES } from '@landfall/reference/countries'
import * as fc from 'fast-check'
import { FIELDS } from '../reference/fields.ts'
import { DEGREE_LEVELS, type ScholarshipCriteria } from '../scholarship-criteria.ts'
import type { Requirement } from '../requirements/requirement.ts'
import type { AskedStudent } from '../requirements/student-answers.ts'
import { listing, student } from './examples.ts'
import { requirementLists, studentAnswers } from './requirement-arbitraries.ts'
import type { StudentFacts } from '../criteria/student-facts.ts'
import type { MatchQuery } from '../match-query.ts'

const maybe = <T>(arbitrary: fc.Arbitrary<T>) =>
  fc.option(arbitrary, { nil: null, freq: 2 })
// Only a few values each, so that listings and students meet often.
const countries = fc.constantFrom('IN', 'KE', 'US', 'BR')
const levels = fc.constantFrom(...DEGREE_LEVELS)
/** Mostly from two branches, since two random fields are seldom related. */
const RELATED =
  'stem engineering energy natural-sciences biology neuroscience health-sciences medicine nursing'
const fields = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom(...RELATED.split(' ')) },
  { weight: 1, arbitrary: fc.constantFrom(...FIELDS.map(({ code }) => code)) },
)
const gpas = fc.constantFrom('2.50', '2.60', '3.00', '3.25', '3.40', '4.00')
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

/** For tests: what a listing may ask. */
export const listings: fc.Arbitrary<ScholarshipCriteria> = fc
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

/** For tests: what a profile may say. */
export const students: fc.Arbitrary<StudentFacts> = fc
  .record({
    country: maybe(
      fc.oneof(countries, fc.constantFrom(...COUNTRIES.map(({ code }) => code))),
    ),
    isCountryUnlisted: fc.boolean(),
    intendedDegreeLevel: maybe(levels),
    fieldCodes: fc.uniqueArray(fields, { maxLength: 2 }),
    gpa: maybe(gpas),
    isGpaEstimated: fc.boolean(),
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

/** For tests: what a student may have stated and answered. */
export const askedStudents: fc.Arbitrary<AskedStudent> = fc
  .tuple(students, studentAnswers)
  .map(([facts, answered]) => ({ ...facts, ...answered }))

/** For tests: the day on which `listingCriteria` are matched; their deadlines lie around it. */
export const TODAY = '2026-11-21'

const MINIMA = ['gpaRequirement', 'minToeflScore', 'minIeltsScore', 'minDuolingoScore']

/** Asks for a minimum or two and at most one other thing, so that figures often decide alone. */
const easyListings = fc
  .tuple(
    listings,
    fc.subarray(MINIMA, { maxLength: 2 }),
    fc.subarray(Object.keys(listing()), { maxLength: 1 }),
  )
  .map(([full, minima, more]) =>
    listing(
      Object.fromEntries(
        Object.entries(full).filter(([key]) => [...minima, ...more].includes(key)),
      ),
    ),
  )

const deadlines = fc.oneof(
  fc.record({
    date: fc.constantFrom('2026-11-20', TODAY, '2026-11-22', '2026-12-30', '2027-06-01'),
    precision: fc.constantFrom('exact', 'recurring-day', 'recurring-month', 'last-known'),
    timeZone: fc.constant('America/New_York'),
  } as const),
  fc.constant({ date: null, precision: 'none', timeZone: 'America/New_York' } as const),
)
const amounts = maybe(fc.constantFrom('500.00', '4999.99', '5000', '12500.50', '40000.00'))

/** Mostly few requirements, so that some awards fit. */
const fewRequirements: fc.Arbitrary<Requirement[]> = fc.oneof(
  { weight: 5, arbitrary: fc.constant<Requirement[]>([]) },
  { weight: 3, arbitrary: requirementLists.map((all) => all.slice(0, 1)) },
  { weight: 1, arbitrary: requirementLists },
)

/** Mostly none; undefined stands for older events that say nothing of loans. */
const LOANS = [undefined, null, null, 'whole', 'part'] as const
/** Likewise for periods; their count differs from that of the loans, so that all pairs occur. */
const PERIODS = [undefined, null, 'one-time', 'year', 'semester', 'month', 'total'] as const

/** For tests: one listing as the catalog publishes it; mostly open, ids never equal. */
export const listingCriteria: fc.Arbitrary<ListingCriteria> = fc
  .record({
    scholarshipId: fc.uuid(),
    version: fc.integer({ min: 1, max: 9 }),
    isOpen: fc.constantFrom(true, true, true, false),
    title: fc.constantFrom(
      'Future Nurses Award',
      'Grant for Young Bankers',
      'Kāpiti 奖学金',
    ),
    provider: fc.constantFrom('Health Foundation', 'Bank of Example', 'X'),
    about: maybe(
      fc.constantFrom(
        'For students who will care for patients in rural hospitals.',
        'Supports study of finance, markets and accounting.',
        'Apply.',
      ),
    ),
    deadline: deadlines,
    award: fc.record({
      type: fc.constantFrom('fixed', 'full-tuition', 'partial-tuition', 'varies'),
      least: amounts,
      most: amounts,
    } as const),
    state: maybe(fc.constantFrom('CA', 'NY', 'TX')),
    criteria: fc.oneof(easyListings, listings),
    requirements: fewRequirements,
  })
  .map((one) => {
    const loan = LOANS[one.version % LOANS.length]
    const period = PERIODS[one.version % PERIODS.length]
    const award = { ...one.award, loan, period }
    return structuredClone({ ...one, award }) as ListingCriteria
  })

/** For tests: a whole catalog, each scholarship once. */
export const catalogs: fc.Arbitrary<ListingCriteria[]> = fc.uniqueArray(listingCriteria, {
  selector: ({ scholarshipId }) => scholarshipId,
  maxLength: 60,
  size: 'max',
})

/** For tests: what a student may be matched by. */
export const matchQueries: fc.Arbitrary<MatchQuery> = fc.record({
  student: askedStudents,
  need: fc.constantFrom('low', 'medium', 'high', 'full', null),
  wantedUsd: fc.constantFrom(1, 999.99, 5_000, 10_000, 20_000, 40_000, null),
  preferredStates: fc.uniqueArray(fc.constantFrom('CA', 'NY', 'WA'), { maxLength: 2 }),
} as const)
