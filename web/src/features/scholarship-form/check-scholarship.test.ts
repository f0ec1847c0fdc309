import { describe, expect, it } from 'vitest'
import { checkScholarship } from './check-scholarship.ts'
import { newRow } from './requirement-row.ts'
import { detailsOf, newScholarship, type ScholarshipValues } from './scholarship-values.ts'

const now = new Date('2026-11-21T12:00:00Z')
const complete: ScholarshipValues = {
  ...newScholarship('Bridge Foundation'),
  title: 'Bridge Award',
  description: 'For students who build bridges between people and over rivers.',
  amount: '2,500',
  applicationDeadline: '2027-03-31',
  requirements: [{ ...newRow([]), text: 'In good standing', decidedBy: 'PROVIDER' }],
  degreeLevel: ['GRADUATE'],
  fieldOfStudy: ['Engineering'],
  eligibleCountries: ['All countries'],
}
const check = (values: Partial<ScholarshipValues>, isDraft = false) =>
  checkScholarship({ ...complete, ...values }, { isDraft, now })

describe('the form of a scholarship', () => {
  it('may be published when all that students need is there', () => {
    expect(check({})).toEqual({})
  })

  it('names everything that is missing, in the order of the form', () => {
    const faults = checkScholarship(newScholarship(''), { isDraft: false, now })
    expect(Object.entries(faults)).toEqual([
      ['title', 'Title is required'],
      ['description', 'Description must be at least 50 characters'],
      ['provider', 'Provider is required'],
      ['amount', 'Award amount is required'],
      ['degreeLevel', 'At least one degree level is required'],
      ['fieldOfStudy', 'At least one field of study is required'],
      ['eligibleCountries', 'At least one eligible country is required'],
      [
        'requirements',
        'At least one eligibility requirement is required, or check “There are no further conditions”',
      ],
      ['applicationDeadline', 'Application deadline is required'],
    ])
  })

  it('asks of a draft only a title, and that what it says can be read', () => {
    const draft = { ...newScholarship(''), title: 'Idea' }
    expect(checkScholarship(draft, { isDraft: true, now })).toEqual({})
    expect(check({ title: ' ' }, true)).toEqual({ title: 'Title is required' })
    expect(check({ amount: 'much' }, true)).toHaveProperty('amount')
  })

  it.each([
    [{ amount: '99.99' }, 'amount', 'Amount must be at least $100'],
    [{ amount: '500', maxAmount: '400' }, 'maxAmount', 'Maximum amount must not be less'],
    [{ letters: '11' }, 'letters', 'Letters of recommendation must be'],
    [{ gpaRequirement: '4.1' }, 'gpaRequirement', 'GPA requirement must be'],
    [{ minToeflScore: '99.5' }, 'minToeflScore', 'Minimum TOEFL score must be'],
    [{ minToeflScore: '5' }, 'minToeflScore', 'A minimum of 1 to 6 is on TOEFL’s'],
    [{ minIeltsScore: '6.55' }, 'minIeltsScore', 'Minimum IELTS score must be'],
    [{ minDuolingoScore: '9' }, 'minDuolingoScore', 'from 10 to 160'],
    [{ applicationUrl: 'javascript:alert(1)' }, 'applicationUrl', 'Where to apply'],
    [{ applicationDeadline: '2026-11-20' }, 'applicationDeadline', 'must not have passed'],
  ])('refuses %o', (values, name, message) => {
    const faults = check(values)
    expect(Object.keys(faults)).toEqual([name])
    expect(faults[name as keyof ScholarshipValues]).toContain(message)
  })

  it.each([
    ['2026-11-21', 'Pacific/Auckland', true],
    ['2026-11-21', 'Pacific/Honolulu', false],
    ['2026-11-20', 'Pacific/Honolulu', true],
    // A browser may not know the zone, but the server does.
    ['2026-11-20', 'Mars/Olympus', false],
  ])('the day %s in %s has passed: %s', (applicationDeadline, deadlineTimeZone, isOver) => {
    const faults = check({ applicationDeadline, deadlineTimeZone })
    expect('applicationDeadline' in faults).toBe(isOver)
  })

  it('needs no sum for full tuition and no day for rolling admission', () => {
    expect(check({ amountType: 'full-tuition', amount: '' })).toEqual({})
    expect(check({ isRollingAdmission: true, applicationDeadline: '' })).toEqual({})
  })

  it('sends lists without empty lines and null for what is not stated', () => {
    const benefits = 'Mentoring\n\nBooks'
    expect(detailsOf({ ...complete, benefits })).toMatchObject({
      requirements: [{ text: 'In good standing', decidedBy: 'PROVIDER' }],
      benefits: ['Mentoring', 'Books'],
      requiresEssay: true,
      fsaEligible: null,
      minToeflScore: null,
    })
  })
})
