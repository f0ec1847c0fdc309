import type { ListingCriteria } from '@landfall/proto-events/catalog/scholarship-criteria'
import { COUNTRIES } from '@landfall/reference/countries'
import { type MatchQuery, type NeedLevel, wantedUsd } from '@landfall/matching/match-query'
import { FIELDS } from '@landfall/matching/reference/fields'
import type {
  AskedStudent,
  FactAnswer,
} from '@landfall/matching/requirements/student-answers'
import { BENCH_REQUIREMENTS } from './match-requirements.ts'

/** The same numbers for the same seed, from 0 to below 1 (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

type Random = () => number
type Weighted<T> = readonly (readonly [weight: number, value: T])[]

function pick<T>(random: Random, from: Weighted<T>): T {
  let left = random() * from.reduce((sum, [weight]) => sum + weight, 0)
  for (const [weight, value] of from) {
    left -= weight
    if (left < 0) return value
  }
  throw new Error('nothing to pick from')
}

function one<T>(random: Random, from: readonly T[]): T {
  return pick(
    random,
    from.map((value) => [1, value] as const),
  )
}

/** A few different ones, the first of the list more often. */
function some<T>(random: Random, from: readonly T[], most: number): T[] {
  const count = 1 + Math.floor(random() ** 2 * most)
  const at = () => Math.floor(random() ** 2 * from.length)
  return [...new Set(Array.from({ length: count }, () => from[at()]))].flatMap(
    (value) => value ?? [],
  )
}

const SENDING = ['IN', 'CN', 'NG', 'KE', 'BR', 'MX', 'VN', 'NP', 'PK', 'GH', 'BD', 'CO']
const COUNTRY_CODES = [...new Set([...SENDING, ...COUNTRIES.map(({ code }) => code)])]
const FIELD_CODES = FIELDS.map(({ code }) => code)
const STATES = ['CA', 'NY', 'TX', 'MA', 'FL', 'IL', 'PA', 'OH', 'MI', 'WA', 'KY', 'OR']
const GPAS = [
  '2.00',
  '2.50',
  '2.75',
  '3.00',
  '3.20',
  '3.25',
  '3.30',
  '3.50',
  '3.70',
  '3.80',
]

/**
 * Rows with the rates of the catalog's shipped data: 72 % for every field, 61 % for all countries or all but the
 * United States, 29 % for listed ones, 10 % say nothing of countries, 16 % state a GPA, 13 % a visa, 23 % weigh need.
 * English minima are stated by 12 %, three times the data's rate, as universities of the catalog do. Requirements
 * beyond the columns are taken from shipped awards.
 */
export function benchListing(random: Random, number: number): ListingCriteria {
  const least = pick<string | null>(random, [
    [65, null],
    [35, String(Math.ceil(random() ** 3 * 100) * 500)],
  ])
  return {
    scholarshipId: idOf(random),
    version: 1 + (number % 7),
    isOpen: random() < 0.93,
    title: `Award ${number}`,
    provider: 'Example Foundation',
    about: null,
    deadline: deadline(random),
    award: {
      type: one(random, ['fixed', 'full-tuition', 'partial-tuition', 'varies']),
      least,
      most: least === null || random() < 0.6 ? least : String(Number(least) * 2),
    },
    state: random() < 0.55 ? one(random, STATES) : null,
    criteria: criteria(random),
    requirements: one(random, BENCH_REQUIREMENTS),
  }
}

function criteria(random: Random): ListingCriteria['criteria'] {
  const isTrue = (rate: number) => (random() < rate ? true : null)
  return {
    citizenship: citizenship(random),
    degreeLevels: pick(random, [
      [185, ['undergraduate']],
      [59, ['graduate', 'phd']],
      [41, ['phd']],
      [37, ['undergraduate', 'graduate']],
      [35, ['graduate']],
      [26, ['postdoc']],
      [25, ['undergraduate', 'graduate', 'phd']],
      [9, null],
    ]),
    fields: fields(random),
    gpaRequirement: random() < 0.16 ? one(random, GPAS) : null,
    ...english(random),
    eligibleVisaTypes: pick(random, [
      [87, null],
      [8, ['J-1']],
      [3, ['F-1', 'J-1']],
      [2, ['F-1']],
    ]),
    eligibleCitizenshipStatus: random() < 0.04 ? ['international'] : null,
    requiresUsHighSchool: isTrue(0.02),
    requiresUsResidency: isTrue(0.03),
    residencyRequirements: null,
    maxFamilyIncome: random() < 0.02 ? '60000.00' : null,
    requiresFinancialNeed: isTrue(0.08),
    isNeedBased: pick(random, [
      [76, null],
      [23, true],
      [1, false],
    ]),
    isWomenOnly: isTrue(0.05),
    requiresNomination: isTrue(0.07),
  }
}

function idOf(random: Random): string {
  const word = () => Math.floor(random() * 4_294_967_296)
  const hex = [word(), word(), word(), word()]
    .map((part) => part.toString(16).padStart(8, '0'))
    .join('')
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-5$3-8$4-$5')
}

function citizenship(random: Random): ListingCriteria['criteria']['citizenship'] {
  const kind = pick(random, [
    [27, 'all'],
    [34, 'all-except'],
    [24, 'listed'],
    [5, 'see-source'],
    [10, 'not-stated'],
  ] as const)
  if (kind === 'all-except') return { kind, codes: ['US'], hint: null }
  if (kind === 'see-source') return { kind, codes: [], hint: 'Selected countries' }
  if (kind !== 'listed') return { kind, codes: [], hint: null }
  const hint = random() < 0.1 ? 'Developing countries' : null
  return { kind, codes: some(random, COUNTRY_CODES, 40).toSorted(), hint }
}

function fields(random: Random): ListingCriteria['criteria']['fields'] {
  const kind = pick(random, [
    [72, 'all'],
    [26, 'listed'],
    [2, 'not-stated'],
  ] as const)
  return { kind, codes: kind === 'listed' ? some(random, FIELD_CODES, 4).toSorted() : [] }
}

/** Minima of the same level, as providers state them together. */
const ENGLISH_STEPS = [
  [61, '5.5', 95],
  [71, '6.0', 100],
  [79, '6.5', 105],
  [80, '6.5', 110],
  [88, '6.5', 115],
  [90, '7.0', 120],
  [100, '7.5', 125],
  [105, '8.0', 130],
] as const

function english(random: Random) {
  const isAsked = random() < 0.12
  const [toefl, ielts, duolingo] = one(random, ENGLISH_STEPS)
  const asked = <T>(rate: number, minimum: T) =>
    isAsked && random() < rate ? minimum : null
  return {
    minToeflScore: asked(0.8, random() < 0.8 ? toefl : toefl + 3),
    minIeltsScore: asked(0.8, ielts),
    minDuolingoScore: asked(0.4, random() < 0.8 ? duolingo : duolingo + 5),
    acceptsEnglishWaivers: pick(random, [
      [94, null],
      [4, true],
      [2, false],
    ]),
  }
}

function deadline(random: Random): ListingCriteria['deadline'] {
  const timeZone = 'America/New_York'
  const precision = pick(random, [
    [50, 'none'],
    [15, 'exact'],
    [20, 'recurring-day'],
    [10, 'recurring-month'],
    [5, 'last-known'],
  ] as const)
  if (precision === 'none') return { date: null, precision, timeZone }
  const ahead = Math.floor(random() * 365) - (precision === 'last-known' ? 400 : 0)
  const date = new Date(Date.parse(BENCH_DAY) + ahead * 86_400_000)
  return { date: date.toISOString().slice(0, 10), precision, timeZone }
}

export const BENCH_DAY = '2026-11-21'

/** A profile with most facts stated, as the form asks for them. */
export function benchQuery(random: Random): MatchQuery {
  const maybe = <T>(rate: number, value: T) => (random() < rate ? value : null)
  const test = one(random, ['toefl', 'ielts', 'duolingo', 'band', 'native', 'none'])
  const need = one<NeedLevel>(random, ['low', 'medium', 'high', 'full'])
  const student: AskedStudent = {
    country: maybe(0.97, one(random, SENDING)),
    intendedDegreeLevel: one(random, ['undergraduate', 'graduate', 'phd']),
    fieldCodes: some(random, FIELD_CODES, 3),
    isGpaEstimated: random() < 0.3,
    gpa: maybe(0.9, (2 + Math.floor(random() * 200) / 100).toFixed(2)),
    englishProficiency: test === 'native' ? 'native' : test === 'band' ? 'ielts_6_5' : null,
    toeflScore: test === 'toefl' ? 60 + Math.floor(random() * 60) : null,
    ieltsScore: test === 'ielts' ? (5 + Math.floor(random() * 8) / 2).toFixed(1) : null,
    duolingoScore: test === 'duolingo' ? 90 + 5 * Math.floor(random() * 14) : null,
    visaType: maybe(0.4, 'F-1'),
    intendedVisaType: maybe(0.7, one(random, ['F-1', 'J-1'])),
    citizenshipStatus: maybe(0.5, 'international'),
    hasUsHighSchoolDiploma: maybe(0.6, random() < 0.2),
    hasLivedInUs: null,
    usPermanentResident: maybe(0.6, false),
    isCurrentlyInUs: maybe(0.6, random() < 0.3),
    needsFinancialAid: maybe(0.8, random() < 0.9),
    expectedFamilyContribution: null,
    ...answers(random),
  }
  const preferredStates = random() < 0.4 ? some(random, STATES, 3) : []
  const minAmount = maybe(0.3, String(Math.ceil(random() * 40) * 1000))
  return { student, need, wantedUsd: wantedUsd(need, minAmount), preferredStates }
}

const FACTS = [
  ...new Set(
    BENCH_REQUIREMENTS.flat().flatMap(({ decide }) =>
      decide.by === 'question' && !decide.isPerAward ? decide.fact : [],
    ),
  ),
]

/** A third of the students have answered a few of the questions. */
function answers(random: Random) {
  const facts = random() < 0.33 ? some(random, FACTS, 12) : []
  const year = 1988 + Math.floor(random() * 20)
  return {
    facts: Object.fromEntries(
      facts.map((fact) => [fact, one<FactAnswer>(random, [true, false, 'declined'])]),
    ),
    dateOfBirth: random() < 0.6 ? `${year}-0${1 + Math.floor(random() * 9)}-15` : null,
    gender: random() < 0.5 ? one(random, ['woman', 'man', 'other'] as const) : null,
    intendedUniversities: [],
  }
}
