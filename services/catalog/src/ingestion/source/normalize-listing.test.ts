import { describe, expect, it } from 'vitest'
import { normalizeListing } from './normalize-listing.ts'
import { mapRow, mappingSchema, valueAt } from './mapping.ts'
import { transform } from './transforms.ts'

const NO_FACTS = new Map()
const least = { title: 'Harbour Award', provider: 'Harbour Trust' }

describe('a row of a source', () => {
  it('needs a title and a provider and states nothing else by itself', () => {
    const read = normalizeListing(least, NO_FACTS)
    if (!read.ok) throw new Error('it is readable')
    const { citizenship, fields, deadline, amountType, title, provider, ...others } =
      read.value
    expect({ title, provider, amountType }).toEqual({ ...least, amountType: 'varies' })
    expect([citizenship.kind, fields.kind, deadline.kind]).toEqual([
      'not-stated',
      'not-stated',
      'none',
    ])
    expect(Object.values(others).every((value) => value === null)).toBe(true)
  })

  it('reads what is stated in the forms that feeds have', () => {
    const read = normalizeListing(
      {
        ...least,
        amount: '$2,500',
        maxAmount: 5000,
        amountPeriod: 'Year',
        deadline: '2027-03-01T23:59:00Z',
        deadlineTimeZone: 'Europe/Paris',
        countries: ['KE', 'Nigeria'],
        degreeLevels: "Bachelor's; Master's",
        fields: 'Physics|Engineering',
        gpaRequirement: 3.5,
        minIeltsScore: '6.5',
        minToeflScore: '80',
        requiresEssay: 'no',
        isRenewable: true,
        applicationUrl: 'https://example.org/apply',
      },
      NO_FACTS,
    )
    expect(read).toMatchObject({
      ok: true,
      value: {
        amountType: 'fixed',
        amount: '2500.00',
        maxAmount: '5000.00',
        currency: 'USD',
        amountPeriod: 'year',
        deadline: { kind: 'day', text: '2027-03-01', timeZone: 'Europe/Paris' },
        citizenship: { kind: 'listed', codes: ['KE', 'NG'] },
        degreeLevels: ['undergraduate', 'graduate'],
        fields: { kind: 'listed', codes: ['engineering', 'physics'] },
        gpaRequirement: '3.50',
        minIeltsScore: '6.5',
        minToeflScore: 80,
        requiresEssay: false,
        isRenewable: true,
      },
    })
  })

  it('names each cell that nobody can read', () => {
    const read = normalizeListing(
      {
        provider: 'x'.repeat(301),
        amount: 'lots',
        deadline: '2027-02-30',
        countries: 'Atlantis',
        degreeLevels: 'Kindergarten',
        fields: 'Alchemy of gold',
        gpaRequirement: 11,
        requiresEssay: 'maybe',
        applicationUrl: 'javascript:alert(1)',
        currency: 'US',
        deadlineTimeZone: 'Mars/Base',
        requirementRules: 'needs-aid; age-max: old',
      },
      NO_FACTS,
    )
    expect(
      !read.ok && read.error.map(({ path, message }) => `${path}: ${message}`),
    ).toEqual([
      'title: Title is required',
      'provider: Provider must be at most 300 characters',
      'amount: Award amount must be a number such as 2500 or 2500.50',
      'currency: Currency must be a three-letter code such as USD',
      'deadline: Application deadline must be a date such as 2027-03-31',
      'deadlineTimeZone: Time zone must be a name such as America/New_York',
      'countries: “Atlantis” is not on the list of countries',
      'degreeLevels: “Kindergarten” is not a degree level',
      'fields: “Alchemy of gold” is not on the list of fields of study',
      'gpaRequirement: GPA requirement must be a number from 0 to 4',
      'requirementRules: Requirement 2: Age must be a whole number from 0 to 120',
      'requiresEssay: Essay required must be yes or no',
      'applicationUrl: Application link must be a web address that begins with https:// or http://',
    ])
  })
})

describe('what a source asks', () => {
  const rules = 'You may be at most 30 => age-max: 30; fact: full-time-student'
  const question = 'Are you a full-time student?'
  const fact = { fact: 'full-time-student', label: 'full-time student', question }
  const about = { topic: 'Your studies', isSensitive: false, isPerAward: false }
  const facts = new Map([[fact.fact, { ...fact, ...about }]])

  it('is decided as its rules say, and its texts by the provider', () => {
    const cells = {
      ...least,
      requirementRules: rules,
      requirements: 'You may be at most 30; Honest',
    }
    const read = normalizeListing(cells, facts)
    expect(read.ok && read.value.requirements).toMatchObject([
      { text: 'You may be at most 30', decide: { by: 'profile' } },
      { label: 'full-time student', decide: { by: 'question', question } },
      { text: 'Honest', decide: { by: 'provider' } },
    ])
  })

  it('keeps a row out that asks a question which nobody shares', () => {
    expect(normalizeListing({ ...least, requirementRules: rules }, NO_FACTS)).toEqual({
      ok: false,
      error: [
        {
          path: ['requirementRules'],
          message: 'Requirement 2: “full-time-student” is not one of the shared questions',
        },
      ],
    })
  })
})

describe('a mapping', () => {
  it('finds values by path, by names with dots and in lists', () => {
    const raw = { a: { b: [{ c: 1 }] }, 'school.name': 'X', school: { name: 'Y' } }
    expect(valueAt(raw, 'a.b.0.c')).toBe(1)
    expect(valueAt(raw, 'school.name')).toBe('X')
    expect(valueAt(raw, 'a.nothing.here')).toBeUndefined()
    expect(valueAt(raw, 'constructor')).toBeUndefined()
  })

  it('reads cells by path, constant and transforms', () => {
    const mapping = mappingSchema.parse({
      fields: {
        title: 'name',
        provider: { constant: 'Harbour Trust' },
        amount: { path: 'award', transforms: ['known-money'] },
      },
    })
    expect(mapRow({ name: 'A', award: 'up to $5,000 a year' }, mapping)).toEqual({
      title: 'A',
      provider: 'Harbour Trust',
      amount: '5000',
    })
  })

  it('refuses a field, a transform or a key that does not exist, by name', () => {
    const faults = mappingSchema.safeParse({
      fields: { nonsense: 'x', title: { path: 'a', transforms: ['eval'] } },
      script: 'x',
    })
    expect(faults.success).toBe(false)
    const paths = faults.error?.issues.map(({ path }) => path.join('.'))
    expect(paths).toEqual(expect.arrayContaining(['fields', 'fields.title', '']))
  })
})

it.each([
  ['date-us', '12/5/2026', '2026-12-05'],
  ['date-us', 'soon', 'soon'],
  ['date-iso', '2026-12-05T10:00:00Z', '2026-12-05'],
  ['date-words', 'March 1st, 2027', '2027-03-01'],
  ['date-words', '1 Mar', '03-01'],
  ['date-words', 'March', '03'],
  ['date-words', 'March or April', 'March or April'],
  ['known-date', 'Fall semester: July 1st; Spring semester: November 1st', null],
  ['known-date', 'November 1', '11-01'],
  ['money', '$1,500.50', '1500.50'],
  ['known-money', '$1,000 - $2,000', null],
  ['strip-html', '<p>One&amp;<b>two</b></p>', 'One&two'],
  ['percent', 0.0342, '3.4'],
  ['percent', null, null],
  ['first', ['a', 'b'], 'a'],
] as const)('%s makes of %j: %j', (name, value, expected) => {
  expect(transform(name, value)).toEqual(expected)
})
