import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createStudentInput, updateStudentInput } from './student.input.ts'

const good = {
  firstName: 'Ada',
  lastName: 'Okonkwo',
  email: 'ada@example.org',
  facts: { country: 'Nigeria' },
}
const faultsOf = (result: ReturnType<typeof createStudentInput.safeParse>) =>
  Object.fromEntries(
    (result.error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
  )

describe('a new profile', () => {
  it.each(['firstName', 'lastName', 'email'])('needs %s', (field) => {
    expect(faultsOf(createStudentInput.safeParse({ ...good, [field]: null }))).toEqual({
      [field]: 'Please fill in all required fields',
    })
    expect(faultsOf(createStudentInput.safeParse({ ...good, [field]: ' ' }))).toMatchObject(
      {
        [field]: 'Please fill in all required fields',
      },
    )
  })

  it.each([null, undefined, {}, { country: null }, { country: '' }])(
    'needs a country, which facts %j do not have',
    (facts) => {
      expect(faultsOf(createStudentInput.safeParse({ ...good, facts }))).toEqual({
        'facts.country': 'Please fill in all required fields',
      })
    },
  )

  it.each([
    ['Nigeria', 'NG'],
    ['south_korea', 'KR'],
    ['us', 'US'],
    ['Other', 'other'],
  ])('takes %s for the country %s', (country, code) => {
    expect(createStudentInput.parse({ ...good, facts: { country } }).facts.country).toBe(
      code,
    )
  })

  it('does not take an unknown country', () => {
    expect(
      faultsOf(createStudentInput.safeParse({ ...good, facts: { country: 'Atlantis' } })),
    ).toEqual({ 'facts.country': 'Please select your country' })
  })

  it('assumes nothing that the student has not said', () => {
    expect(createStudentInput.parse(good).facts).toEqual({ country: 'NG' })
  })
})

const yearsAgo = (years: number) => `${new Date().getUTCFullYear() - years}-01-01`
const elevenIds = Array.from({ length: 11 }, () => randomUUID())

describe('the facts of a profile', () => {
  const gpaMessage = 'GPA must be a number from 0 to 4.0 with at most two decimals'
  const birthdayMessage = 'Date of birth must be a day from 1900 to ten years ago'
  const ieltsMessage = 'IELTS score must be from 0 to 9 in steps of 0.5'
  const toeflMessage =
    'A score of 1 to 6 is on TOEFL’s new scale: please enter the score from 0 to 120; until January 2028 your report shows both'
  it.each([
    ['gpa', '4.01', gpaMessage],
    ['gpa', '-0.1', gpaMessage],
    ['gpa', '3.555', gpaMessage],
    ['gpa', 'good', gpaMessage],
    ['ieltsScore', '9.5', ieltsMessage],
    ['ieltsScore', '6.55', ieltsMessage],
    ['ieltsScore', '6.3', ieltsMessage],
    ['toeflScore', 121, 'TOEFL score must be between 0 and 120'],
    ['toeflScore', 5, toeflMessage],
    ['toeflScore', 6, toeflMessage],
    ['duolingoScore', 9, 'Duolingo score must be between 10 and 160'],
    ['currentEducationLevel', 'kindergarten', 'Please select your education level'],
    ['intendedDegreeLevel', 'bachelor', 'Please select your degree level'],
    ['englishProficiency', 'good', 'Please select your English proficiency'],
    ['englishTestDate', '2026-02-30', 'Please enter a date'],
    ['expectedFamilyContribution', '-5', 'Please enter an amount in U.S. dollars'],
    ['country', null, 'Please fill in all required fields'],
    ['gradeScale', 'my own', 'Please choose a grading scale from the list'],
    ['dateOfBirth', '2001-02-30', 'Please enter your date of birth as a date'],
    ['dateOfBirth', '1899-12-31', birthdayMessage],
    ['dateOfBirth', yearsAgo(9), birthdayMessage],
    ['gender', 'robot', 'Please choose woman, man or other as your gender, or none'],
    ['intendedUniversityIds', elevenIds, 'Please choose at most 10 intended universities'],
  ])('refuse %s = %j', (field, value, message) => {
    const { error } = updateStudentInput.safeParse({ facts: { [field]: value } })
    expect(error?.issues).toMatchObject([{ path: ['facts', field], message }])
  })

  it.each([
    [{ fieldOfInterest: ['Law', ' '] }, 'Please leave out empty entries'],
    [
      { usResidencyHistory: { hasLivedInUs: true, details: 'a'.repeat(1_001) } },
      'Please use at most 1000 characters',
    ],
  ])('say in plain words what is wrong within %j', (facts, message) => {
    const { error } = updateStudentInput.safeParse({ facts })
    expect(error?.issues).toMatchObject([{ message }])
  })

  it.each([
    ['gpa', '4'],
    ['gpa', '3.60'],
    ['gpa', '0'],
    ['ieltsScore', '6.5'],
    ['ieltsScore', '7'],
    ['toeflScore', 0],
    ['toeflScore', 7],
    ['needsFinancialAid', false],
    ['gpa', null],
    ['dateOfBirth', '1900-01-01'],
    ['dateOfBirth', yearsAgo(11)],
    ['gender', null],
    ['gender', 'other'],
    ['intendedUniversityIds', []],
  ])('take %s = %j', (field, value) => {
    expect(updateStudentInput.parse({ facts: { [field]: value } }).facts).toEqual({
      [field]: value,
    })
  })

  it('name a wrong university by its place', () => {
    const facts = { intendedUniversityIds: [randomUUID(), '123'] }
    const { error } = updateStudentInput.safeParse({ facts })
    expect(error?.issues).toMatchObject([
      {
        path: ['facts', 'intendedUniversityIds', 1],
        message: 'Please choose each intended university from the list',
      },
    ])
  })

  it.each([
    [{ gradeScale: 'GPA out of 4.0', gradeOriginal: '3.5' }, 'gpa-4', '3.5'],
    [{ gpaOriginalScale: 'German', gpaOriginal: '1.7' }, 'german', '1.7'],
    [{ gpaOriginalScale: 'percent of marks', gpaOriginal: '82' }, 'percent of marks', '82'],
    [{ gradeScale: 'german', gpaOriginalScale: 'percent' }, 'german', undefined],
    [{ gradeScale: '', gpaOriginalScale: 'percent' }, null, undefined],
    [{ gpaOriginalScale: null, gpaOriginal: null }, null, null],
  ])('read the grade of %j under its old names too', (given, gradeScale, gradeOriginal) => {
    expect(updateStudentInput.parse({ facts: given }).facts).toEqual({
      gradeScale,
      gradeOriginal,
    })
  })

  it('take the words of REST and the names of GraphQL', () => {
    const facts = { currentEducationLevel: 'HIGH_SCHOOL', englishProficiency: 'toefl_90' }
    expect(updateStudentInput.parse({ facts }).facts).toEqual({
      currentEducationLevel: 'high_school',
      englishProficiency: 'toefl_90',
    })
  })
})
