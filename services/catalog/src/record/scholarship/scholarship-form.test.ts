import { describe, expect, test } from 'vitest'
import { applyForm, blankDetails } from './apply-form.ts'
import { type RawForm, readScholarshipForm } from './scholarship-form.ts'
import type { ScholarshipDetails } from './scholarship.ts'
import { statedRequirements } from './requirements/stated-requirements.ts'

const RULES = { now: new Date('2026-11-21T15:00:00Z'), facts: new Map() }

/** Form A, filled in as a donor would. */
const FORM_A: RawForm = {
  title: 'Diaspora Award',
  description: 'For students of engineering from East Africa who want to build at home.',
  amount: 2500,
  amountType: 'one-time',
  eligibilityRequirements: ['Enrolled at a U.S. university'],
  applicationDeadline: '2027-03-31',
  degreeLevel: ['Undergraduate', "Master's"],
  fieldOfStudy: ['Engineering', 'Computer Science'],
  eligibleCountries: ['Kenya', 'ethiopia', 'UG'],
  provider: 'Diaspora Fund',
}

type Rules = { isDraft?: boolean; organizationName?: string | null }

/** A new award of the form. */
function make(form: RawForm, { isDraft = false, organizationName = null }: Rules = {}) {
  const blank = blankDetails(organizationName)
  return applyForm(blank, readScholarshipForm(form), { ...RULES, isDraft })
}

function read(change: RawForm = {}, rules: Rules = {}): ScholarshipDetails {
  const result = make({ ...FORM_A, ...change }, rules)
  if (!result.ok) throw new Error(JSON.stringify(result.error))
  return result.value.details
}

function faults(change: RawForm, rules: Rules = {}) {
  const result = make({ ...FORM_A, ...change }, rules)
  return result.ok
    ? []
    : result.error.map(({ path, message }) => `${path.join('.')}: ${message}`)
}

/** An award of which some fields are changed afterward. */
function change(before: ScholarshipDetails, after: RawForm) {
  const form = readScholarshipForm(after)
  const result = applyForm(before, form, { ...RULES, isDraft: false })
  return result.ok ? result.value.details : result.error
}

test('form A becomes a record, with the form’s own defaults', () => {
  expect(read()).toMatchObject({
    title: 'Diaspora Award',
    amountType: 'fixed',
    amountPeriod: 'one-time',
    amount: '2500.00',
    maxAmount: null,
    currency: 'USD',
    requirements: statedRequirements(['Enrolled at a U.S. university']),
    degreeLevels: ['undergraduate', 'graduate'],
    fields: { kind: 'listed', codes: ['computer-science', 'engineering'] },
    citizenship: { kind: 'listed', codes: ['ET', 'KE', 'UG'], hint: null },
    deadline: {
      kind: 'day',
      text: '2027-03-31',
      timeZone: 'America/New_York',
      basis: null,
    },
    requiresEssay: true,
    applicationComplexity: 'medium',
    estimatedTimeToApply: '30–60 minutes',
    gpaRequirement: null,
    isWomenOnly: null,
  })
})

test('form B sends the amount and the requirements as text and takes the organization’s name', () => {
  const form = {
    amount: '$2,500.5',
    amountType: undefined,
    provider: undefined,
    eligibilityRequirements: 'Enrolled in the U.S.\n\n  Returning home  ',
  }
  expect(read(form, { organizationName: 'Diaspora Fund' })).toMatchObject({
    amount: '2500.50',
    amountType: 'fixed',
    amountPeriod: null,
    provider: 'Diaspora Fund',
    requirements: statedRequirements(['Enrolled in the U.S.', 'Returning home']),
  })
})

test('an edit leaves a condition whose words stay the same decided as it was', () => {
  const [decided] = statedRequirements(['You must be under 30.'])
  if (decided === undefined) throw new Error('one text is one condition')
  const known = { ...decided, key: 'age-max-1', decide: { by: 'action' } } as const
  const before = { ...read(), requirements: [known] }
  const eligibilityRequirements = ['Returning home', known.text, 'Returning home']
  expect(change(before, { eligibilityRequirements })).toMatchObject({
    requirements: [...statedRequirements(['Returning home']), known],
  })
  expect(change(before, { title: 'Another title' })).toMatchObject({
    requirements: [known],
  })
})

test.each([
  [{ title: '  ' }, 'title: Title is required'],
  [
    { description: 'x'.repeat(49) },
    'description: Description must be at least 50 characters',
  ],
  [
    { description: 'x'.repeat(10_001) },
    'description: Description must be at most 10,000 characters',
  ],
  [{ provider: '' }, 'provider: Provider is required'],
  [{ provider: 'x'.repeat(301) }, 'provider: Provider must be at most 300 characters'],
  [
    { applicationUrl: `https://a.example/${'x'.repeat(2_000)}` },
    'applicationUrl: Application link must be at most 2,000 characters',
  ],
  [
    { benefits: Array.from({ length: 301 }, () => 'x') },
    'benefits: Benefits must be at most 300 lines and 20,000 characters',
  ],
  [
    { eligibilityRequirements: 'Enrolled in the U.S. '.repeat(1_000) },
    'eligibilityRequirements: Eligibility requirements must be at most 300 lines and 20,000 characters',
  ],
  [{ amount: 99 }, 'amount: Amount must be at least $100'],
  [{ amount: '' }, 'amount: Award amount is required'],
  [{ amount: 'a lot' }, 'amount: Award amount must be a number such as 2500 or 2500.50'],
  [{ amount: '-500' }, 'amount: Award amount must be a number such as 2500 or 2500.50'],
  [
    { maxAmount: '200' },
    'maxAmount: Maximum amount must not be less than the award amount',
  ],
  [
    { amountType: 'weekly' },
    'amountType: Award type must be one of one-time, annual, semester, fixed, full-tuition, partial-tuition, varies',
  ],
  [
    { eligibilityRequirements: [] },
    'eligibilityRequirements: At least one eligibility requirement is required',
  ],
  [{ degreeLevel: [] }, 'degreeLevel: At least one degree level is required'],
  [{ degreeLevel: ['Kindergarten'] }, 'degreeLevel: “Kindergarten” is not a degree level'],
  [{ fieldOfStudy: [] }, 'fieldOfStudy: At least one field of study is required'],
  [
    { fieldOfStudy: ['Alchemy'] },
    'fieldOfStudy: “Alchemy” is not on the list of fields of study',
  ],
  [
    { eligibleCountries: [] },
    'eligibleCountries: At least one eligible country is required',
  ],
  [
    { eligibleCountries: ['Atlantis'] },
    'eligibleCountries: “Atlantis” is not on the list of countries',
  ],
  [{ applicationDeadline: null }, 'applicationDeadline: Application deadline is required'],
  [
    { applicationDeadline: '2027-02-30' },
    'applicationDeadline: Application deadline must be a date such as 2027-03-31',
  ],
  [
    { applicationDeadline: '2026-11-20' },
    'applicationDeadline: Application deadline must not have passed',
  ],
  [
    { gpaRequirement: 4.01 },
    'gpaRequirement: GPA requirement must be a number from 0 to 4',
  ],
  [
    { minToeflScore: 80.5 },
    'minToeflScore: Minimum TOEFL score must be a whole number from 0 to 120',
  ],
  [
    { minIeltsScore: '9.5' },
    'minIeltsScore: Minimum IELTS score must be a number from 0 to 9',
  ],
  [{ contactEmail: 'nobody' }, 'contactEmail: Please enter a valid email address'],
  [
    { applicationUrl: 'javascript:alert(1)' },
    'applicationUrl: Application link must be a web address that begins with https:// or http://',
  ],
  [
    { deadlineTimeZone: 'Mars/Olympus' },
    'deadlineTimeZone: Time zone must be a name such as America/New_York',
  ],
])('%o is refused', (change, message) => {
  expect(faults(change)).toContain(message)
})

test('everything wrong is told at once', () => {
  expect(faults({ title: '', amount: 1, degreeLevel: [] })).toHaveLength(3)
})

test.each([
  ['annual', { amountType: 'fixed', amountPeriod: 'year' }],
  ['semester', { amountType: 'fixed', amountPeriod: 'semester' }],
  ['partial-tuition', { amountType: 'partial-tuition', amountPeriod: null }],
])('award type %s', (amountType, expected) => {
  expect(read({ amountType })).toMatchObject(expected)
})

test.each(['full-tuition', 'partial-tuition', 'varies'])(
  '%s needs no figure',
  (amountType) => {
    expect(read({ amountType, amount: null })).toMatchObject({
      amount: null,
      currency: null,
    })
  },
)

test('a figure beside full tuition is the whole stipend', () => {
  expect(read({ amountType: 'full-tuition', amount: 5000 })).toMatchObject({
    amount: '5000.00',
    maxAmount: '5000.00',
  })
})

test('the rules about all countries and all fields are rules', () => {
  const form = {
    eligibleCountries: ['All countries except USA'],
    fieldOfStudy: ['All fields'],
  }
  expect(read(form)).toMatchObject({
    citizenship: { kind: 'all-except', codes: ['US'] },
    fields: { kind: 'all', codes: [] },
  })
})

test('rolling admission needs no day', () => {
  expect(
    read({ isRollingAdmission: true, applicationDeadline: null }).deadline,
  ).toMatchObject({
    kind: 'none',
    basis: 'rolling',
  })
})

describe('a draft', () => {
  const draft = { isDraft: true }

  test('needs only its title', () => {
    expect(make({ title: 'Later' }, draft).ok).toBe(true)
    expect(make({}, draft).ok).toBe(false)
    expect(faults({ title: null }, draft)).toEqual(['title: Title is required'])
  })

  test('may not say what is wrong', () => {
    expect(faults({ amount: 5 }, draft)).toEqual(['amount: Amount must be at least $100'])
  })
})

describe('a change of some fields, read with the rest of the record,', () => {
  test('leaves the others as they are', () => {
    expect(change(read(), { title: 'A better title' })).toEqual({
      ...read(),
      title: 'A better title',
    })
  })

  test('clears what is null, also where the form has a default', () => {
    const cleared = {
      gpaRequirement: null,
      requiresEssay: null,
      applicationComplexity: null,
    }
    expect(change(read({ gpaRequirement: 3 }), cleared)).toMatchObject({
      ...cleared,
      estimatedTimeToApply: null,
    })
  })

  test('moves both figures of a stipend beside full tuition', () => {
    const before = { amountType: 'full-tuition', amount: 5000 }
    expect(change(read(before), { amount: 6000 })).toMatchObject({
      amount: '6000.00',
      maxAmount: '6000.00',
    })
  })

  test('moves the usual time with the complexity, but not a time of the donor', () => {
    const simple = { applicationComplexity: 'simple' }
    expect(change(read(), simple)).toMatchObject({ estimatedTimeToApply: '5–15 minutes' })
    const own = { estimatedTimeToApply: 'an afternoon' }
    expect(change(read(own), simple)).toMatchObject(own)
  })
})

test('a recurring day of a source stays when other fields are changed', () => {
  const deadline = {
    kind: 'yearly-day',
    text: '12-01',
    timeZone: 'UTC',
    basis: null,
  } as const
  const listed = { ...read(), deadline }
  expect(change(listed, { amount: 3000 })).toEqual({ ...listed, amount: '3000.00' })
})

test('the period of a source’s award stays when only its figure is changed', () => {
  const listed = { ...read(), amountPeriod: 'month' as const }
  expect(change(listed, { amount: 3000 })).toEqual({ ...listed, amount: '3000.00' })
})

test('a word that begins with T is no day', () => {
  expect(faults({ applicationDeadline: 'Tuesday' })).toContain(
    'applicationDeadline: Application deadline must be a date such as 2027-03-31',
  )
})

test('titles, providers and times are one line that reads in one direction', () => {
  const torn = 'Harbour\r\nBridge \u202Edrawa\u202C Award'
  const { title, provider, estimatedTimeToApply } = read({
    title: torn,
    provider: torn,
    estimatedTimeToApply: '2\u2028hours',
  })
  expect([title, provider]).toEqual(Array(2).fill('Harbour Bridge drawa Award'))
  expect(estimatedTimeToApply).toBe('2 hours')
})

test('addresses carry nobody’s user name or password', () => {
  expect(faults({ applicationUrl: 'https://user:pw@apply.example.org/' })).toEqual([
    'applicationUrl: Application link must not contain a user name or password',
  ])
})
