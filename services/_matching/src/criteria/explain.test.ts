import { expect, test } from 'vitest'
import type { ScholarshipCriteria } from '../scholarship-criteria.ts'
import type { CriterionCode } from './eligibility.ts'
import { explainEligibility } from './explain.ts'
import { listing, student } from '../testing/examples.ts'
import type { StudentFacts } from './student-facts.ts'

function criterion(
  code: CriterionCode,
  asks: Partial<ScholarshipCriteria>,
  has: Partial<StudentFacts> = {},
) {
  const { criteria } = explainEligibility(listing(asks), student(has))
  return criteria.find((one) => one.code === code)
}

function result(...given: Parameters<typeof criterion>) {
  return criterion(...given)?.result ?? 'not asked'
}

const listed = (codes: string[], hint: string | null = null) =>
  ({ citizenship: { kind: 'listed', codes, hint } }) as const

test.each([
  [{ citizenship: { kind: 'all', codes: [], hint: null } }, null, 'PASS'],
  [{ citizenship: { kind: 'all-except', codes: ['US'], hint: null } }, 'IN', 'PASS'],
  [{ citizenship: { kind: 'all-except', codes: ['US'], hint: null } }, 'US', 'FAIL'],
  [
    { citizenship: { kind: 'all-except', codes: ['US'], hint: null } },
    null,
    'TELL_US_MORE',
  ],
  [listed(['IN', 'KE']), 'KE', 'PASS'],
  [listed(['IN', 'KE']), 'BR', 'FAIL'],
  [listed(['IN', 'KE']), null, 'TELL_US_MORE'],
  [listed(['KE'], 'Selected countries'), 'KE', 'PASS'],
  [listed(['KE'], 'Selected countries'), 'BR', 'CHECK_WITH_PROVIDER'],
  [
    { citizenship: { kind: 'see-source', codes: [], hint: 'Developing countries' } },
    'IN',
    'CHECK_WITH_PROVIDER',
  ],
  [
    { citizenship: { kind: 'not-stated', codes: [], hint: null } },
    'IN',
    'CHECK_WITH_PROVIDER',
  ],
] as const)('citizenship %o, a student of %s: %s', (asks, country, expected) => {
  expect(result('citizenship', asks, { country })).toBe(expected)
})

test.each([
  listed(['IN', 'KE']),
  { citizenship: { kind: 'all-except', codes: ['US'], hint: null } },
] as const)('a country on no list is not asked for again, nor judged: %o', (asks) => {
  const asked = criterion('citizenship', asks, { country: null, isCountryUnlisted: true })
  expect(asked).toMatchObject({
    result: 'CHECK_WITH_PROVIDER',
    yours: 'Other',
    explanation: expect.stringContaining('we cannot check rules by country for you'),
    profileField: null,
  })
})

const fieldsOf = (...codes: string[]) =>
  ({ fields: { kind: codes.length === 0 ? 'all' : 'listed', codes } }) as const

test.each([
  [fieldsOf('medicine'), 'nursing', 'FAIL'],
  [fieldsOf('health-sciences'), 'nursing', 'PASS'],
  [fieldsOf(), 'nursing', 'PASS'],
  [fieldsOf('nursing'), 'health-sciences', 'TELL_US_MORE'],
  [fieldsOf('nursing'), 'medicine', 'FAIL'],
  [fieldsOf('stem'), 'nursing', 'FAIL'],
  [fieldsOf('stem'), 'data-science', 'PASS'],
] as const)('fields %o, a student of %s: %s', (asks, field, expected) => {
  expect(result('field-of-study', asks, { fieldCodes: [field] })).toBe(expected)
})

test('a list that the provider keeps is a question, in words', () => {
  const rule = { kind: 'see-source', codes: [], hint: 'Developing countries' } as const
  expect(criterion('citizenship', { citizenship: rule }, { country: 'IN' })).toMatchObject({
    asked: 'Developing countries',
    yours: 'India',
    explanation: 'Check the list of countries on the provider’s own page.',
  })
})

test.each([
  [['phd'], 'phd', 'PASS'],
  [['phd', 'postdoc'], 'graduate', 'FAIL'],
  [['phd'], null, 'TELL_US_MORE'],
  [null, 'phd', 'CHECK_WITH_PROVIDER'],
] as const)(
  'levels %o, a student of %s: %s',
  (degreeLevels, intendedDegreeLevel, expected) => {
    expect(result('degree-level', { degreeLevels }, { intendedDegreeLevel })).toBe(expected)
  },
)

test.each([
  [{ kind: 'all', codes: [] }, [], 'PASS'],
  [{ kind: 'not-stated', codes: [] }, ['law'], 'CHECK_WITH_PROVIDER'],
  [
    { kind: 'listed', codes: ['engineering'] },
    ['electrical-and-computer-engineering'],
    'PASS',
  ],
  [{ kind: 'listed', codes: ['stem'] }, ['law', 'physics'], 'PASS'],
  [{ kind: 'listed', codes: ['aerospace'] }, ['engineering'], 'TELL_US_MORE'],
  [{ kind: 'listed', codes: ['aerospace'] }, ['law'], 'FAIL'],
  [{ kind: 'listed', codes: ['aerospace'] }, [], 'TELL_US_MORE'],
] as const)('fields %o, a student of %o: %s', (fields, fieldCodes, expected) => {
  expect(result('field-of-study', { fields }, { fieldCodes })).toBe(expected)
})

test.each([
  [null, '2.00', 'not asked'],
  ['3.00', '3.00', 'PASS'],
  ['3.00', '2.99', 'FAIL'],
  ['3.00', null, 'TELL_US_MORE'],
] as const)('GPA %s, a student with %s: %s', (gpaRequirement, gpa, expected) => {
  expect(result('gpa', { gpaRequirement }, { gpa })).toBe(expected)
})

test.each([
  ['3.00', '3.00', 'PASS'],
  ['3.00', '2.90', 'CHECK_WITH_PROVIDER'],
  ['3.00', '2.60', 'CHECK_WITH_PROVIDER'],
  ['3.00', '2.59', 'FAIL'],
  ['4.00', '3.60', 'CHECK_WITH_PROVIDER'],
] as const)('GPA %s, a grade that converts to %s: %s', (gpaRequirement, gpa, expected) => {
  expect(result('gpa', { gpaRequirement }, { gpa, isGpaEstimated: true })).toBe(expected)
})

test.each([
  ['2.90', '2.9'],
  ['3.05', '3.05'],
])('a grade that converts to %s says that it is about so', (gpa, about) => {
  const has = { gpa, isGpaEstimated: true }
  expect(criterion('gpa', { gpaRequirement: '3.00' }, has)).toMatchObject({
    yours: `about ${about}`,
    explanation: `Your grade converts to about ${about}; they ask for 3.0.`,
    profileField: null,
  })
})

test.each([
  ['a minimum that is not stated is no criterion', {}, {}, 'not asked'],
  ['an exact score decides', { minToeflScore: 90 }, { toeflScore: 90 }, 'PASS'],
  ['an exact score decides', { minToeflScore: 90 }, { toeflScore: 89 }, 'FAIL'],
  [
    'an exact score beats a band',
    { minToeflScore: 90 },
    { toeflScore: 89, englishProficiency: 'toefl_100' },
    'FAIL',
  ],
  [
    'a band is its lower bound',
    { minToeflScore: 90 },
    { englishProficiency: 'toefl_90' },
    'PASS',
  ],
  [
    'a band is its lower bound',
    { minToeflScore: 95 },
    { englishProficiency: 'toefl_90' },
    'FAIL',
  ],
  [
    'a band is its lower bound',
    { minIeltsScore: '7.0' },
    { englishProficiency: 'ielts_6_5' },
    'FAIL',
  ],
  [
    'one of several tests is enough',
    { minToeflScore: 90, minIeltsScore: '7.0' },
    { toeflScore: 80, englishProficiency: 'ielts_7_5' },
    'PASS',
  ],
  ['native passes', { minToeflScore: 90 }, { englishProficiency: 'native' }, 'PASS'],
  [
    'native does not pass where a test is demanded of all',
    { minToeflScore: 90, acceptsEnglishWaivers: false },
    { englishProficiency: 'native' },
    'TELL_US_MORE',
  ],
  [
    'another test is unknown',
    { minToeflScore: 90 },
    { englishProficiency: 'other' },
    'TELL_US_MORE',
  ],
  ['another test is unknown', { minToeflScore: 90 }, { ieltsScore: '9.0' }, 'TELL_US_MORE'],
  [
    'a missed score is a question where waivers are accepted',
    { minDuolingoScore: 120, acceptsEnglishWaivers: true },
    { duolingoScore: 110 },
    'CHECK_WITH_PROVIDER',
  ],
] as const)('English: %s (%o, %o)', (_why, asks, has, expected) => {
  expect(result('english', asks, has)).toBe(expected)
})

test('English names the score, and asks for the exact one behind a range', () => {
  const asks = { minToeflScore: 95, minIeltsScore: '7.0' }
  expect(criterion('english', asks, { englishProficiency: 'toefl_90' })).toMatchObject({
    asked: 'TOEFL 95 or IELTS 7.0',
    yours: 'TOEFL 90+',
    profileField: 'toeflScore',
  })
  expect(criterion('english', { minIeltsScore: '7.0' })).toMatchObject({
    result: 'TELL_US_MORE',
    profileField: 'ieltsScore',
  })
})

test.each([
  [null, {}, 'not asked'],
  [['F-1'], { visaType: 'f1' }, 'PASS'],
  [['J-1'], { visaType: 'F-1' }, 'FAIL'],
  [['J-1'], { intendedVisaType: 'F-1' }, 'CHECK_WITH_PROVIDER'],
  [['J-1'], { visaType: 'none', intendedVisaType: 'J-1 exchange' }, 'PASS'],
  [['J-1'], {}, 'TELL_US_MORE'],
] as const)('visas %o, a student with %o: %s', (eligibleVisaTypes, has, expected) => {
  expect(result('visa-type', { eligibleVisaTypes }, has)).toBe(expected)
})

test('another word for a citizenship status is a question, not a refusal', () => {
  const asks = { eligibleCitizenshipStatus: ['permanent-resident'] }
  const code = 'citizenship-status'
  expect(result(code, asks, { citizenshipStatus: 'Permanent Resident' })).toBe('PASS')
  expect(result(code, asks, { citizenshipStatus: 'Refugee' })).toBe('CHECK_WITH_PROVIDER')
  expect(result(code, asks)).toBe('TELL_US_MORE')
})

test.each([
  [{ usPermanentResident: true }, 'PASS'],
  [{ usPermanentResident: false, isCurrentlyInUs: false }, 'FAIL'],
  [{ usPermanentResident: false, isCurrentlyInUs: true }, 'CHECK_WITH_PROVIDER'],
  [{ usPermanentResident: false }, 'TELL_US_MORE'],
  [{}, 'TELL_US_MORE'],
])('U.S. residency asked of %o: %s', (has, expected) => {
  expect(result('us-residency', { requiresUsResidency: true }, has)).toBe(expected)
})

test.each([
  [true, 'PASS'],
  [false, 'FAIL'],
  [null, 'TELL_US_MORE'],
])('a U.S. diploma asked, %s: %s', (hasUsHighSchoolDiploma, expected) => {
  const asks = { requiresUsHighSchool: true }
  expect(result('us-high-school', asks, { hasUsHighSchoolDiploma })).toBe(expected)
})

test('what no profile can settle is a question, never a pass', () => {
  expect(criterion('women-only', { isWomenOnly: true })).toMatchObject({
    result: 'CHECK_WITH_PROVIDER',
    isHard: true,
    profileField: null,
  })
  expect(criterion('family-income', { maxFamilyIncome: '60000.00' })).toMatchObject({
    result: 'CHECK_WITH_PROVIDER',
    asked: 'A family income within a limit: US$60,000 a year',
  })
  expect(result('women-only', { isWomenOnly: false })).toBe('not asked')
})

test('weighed need and a nomination do not change the verdict', () => {
  const asks = { isNeedBased: true, requiresNomination: true }
  const eligibility = explainEligibility(
    listing(asks),
    student({ needsFinancialAid: false }),
  )
  expect(eligibility).toMatchObject({ verdict: 'ELIGIBLE', label: 'Eligible' })
  expect(eligibility.criteria.slice(-2)).toMatchObject([
    { code: 'need-weighed', isHard: false, result: 'FAIL' },
    { code: 'nomination', isHard: false, result: 'CHECK_WITH_PROVIDER' },
  ])
})

test('required need is asked once', () => {
  const asks = { isNeedBased: true, requiresFinancialNeed: true }
  expect(result('financial-need', asks, { needsFinancialAid: false })).toBe('FAIL')
  expect(result('need-weighed', asks, { needsFinancialAid: false })).toBe('not asked')
})

test('the label names what shuts out, or counts what is open', () => {
  const asks = { ...listed(['IN']), gpaRequirement: '3.50', minToeflScore: 80 }
  const label = (has: Partial<StudentFacts>) =>
    explainEligibility(listing(asks), student(has)).label
  expect(label({ country: 'BR' })).toBe('Not eligible: citizenship')
  expect(label({ country: 'BR', gpa: '3.00' })).toBe('Not eligible: citizenship, GPA')
  expect(label({ country: 'IN' })).toBe('Check 2 things')
  expect(label({ country: 'IN', gpa: '3.60' })).toBe('Check 1 thing')
  expect(label({ country: 'IN', gpa: '3.60', toeflScore: 100 })).toBe('Eligible')
})

test('a missing fact names the field of the profile that would settle it', () => {
  expect(criterion('gpa', { gpaRequirement: '3.00' })?.profileField).toBe('gpa')
  expect(
    criterion('gpa', { gpaRequirement: '3.00' }, { gpa: '3.50' })?.profileField,
  ).toBeNull()
})
