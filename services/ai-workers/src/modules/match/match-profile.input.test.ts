import { FIELDS } from '@landfall/matching/reference/fields'
import { describe, expect, it } from 'vitest'
import { startMatchInput } from './match-profile.input.ts'

const form = {
  academicField: 'Engineering',
  degreeLevel: 'graduate',
  gpa: '3.6',
  country: 'India',
  englishProficiency: 'toefl_90',
  financialNeed: 'high',
  careerGoals: 'Bridges for home',
}

const faultsOf = (changes: Record<string, unknown>) => {
  const parsed = startMatchInput.safeParse({ profile: { ...form, ...changes } })
  return parsed.success
    ? []
    : parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
}

const profileWith = (grade: Record<string, unknown>) =>
  startMatchInput.parse({ profile: { ...form, gpa: null, ...grade } }).profile

describe('the matching form', () => {
  it('asks for each required field with its own sentence', () => {
    const empty = startMatchInput.safeParse({ profile: {} })
    expect(!empty.success && empty.error.issues.map(({ message }) => message)).toEqual([
      'Please select your field of study',
      'Please select your degree level',
      'Please select your country',
      'Please select your English proficiency',
      'Please indicate your financial need',
      'Please describe your career goals (at least 10 characters)',
    ])
  })

  it('takes every field of study that an award can be for', () => {
    const faults = FIELDS.flatMap(({ name }) => faultsOf({ academicField: name }))
    expect(faults).toEqual([])
  })

  it('converts a grade of its own scale, and needs none', () => {
    expect(profileWith({ gradeScale: 'ten-india', gradeOriginal: '8.1' })).toMatchObject({
      gpa: '3.30',
      isGpaEstimated: true,
    })
    expect(profileWith({ gradeScale: 'gpa-4', gradeOriginal: '3.45' })).toMatchObject({
      gpa: '3.45',
      isGpaEstimated: false,
    })
    expect(profileWith({ gpa: '' })).toMatchObject({ gpa: null, isGpaEstimated: false })
  })

  it('asks for the other half of a grade, and for one that the scale has', () => {
    expect(faultsOf({ gradeOriginal: '8.1' })).toEqual([
      'profile.gradeScale: Please choose your grading scale',
    ])
    expect(faultsOf({ gradeScale: 'ten-india', gradeOriginal: '81' })).toEqual([
      'profile.gradeOriginal: Please enter a grade on the scale you chose (0 to 10, 10 is best)',
    ])
    expect(faultsOf({ gradeScale: 'ten-india' })).toEqual([])
  })

  it.each([
    ['academicField', 'Alchemy', 'Please select your field of study'],
    ['degreeLevel', 'kindergarten', 'Please select your degree level'],
    ['gradeScale', 'my own', 'Please choose a grading scale from the list'],
    ['gpa', '4.01', 'GPA must be a number from 0 to 4.0 with at most two decimals'],
    ['gpa', '-1', 'GPA must be a number from 0 to 4.0 with at most two decimals'],
    ['gpa', '3.555', 'GPA must be a number from 0 to 4.0 with at most two decimals'],
    ['country', 'Atlantis', 'Please select your country'],
    ['englishProficiency', 'fine', 'Please select your English proficiency'],
    ['financialNeed', '', 'Please indicate your financial need'],
    [
      'careerGoals',
      'too short',
      'Please describe your career goals (at least 10 characters)',
    ],
    [
      'careerGoals',
      '          ',
      'Please describe your career goals (at least 10 characters)',
    ],
    [
      'preferredStates',
      ['TX', 'Bavaria'],
      'Please enter U.S. states, for example TX or Texas',
    ],
    [
      'minAmount',
      'a lot',
      'The amount you need a year must be a number in US dollars, for example 5000',
    ],
    [
      'minAmount',
      '-5',
      'The amount you need a year must be a number in US dollars, for example 5000',
    ],
  ])('refuses %s %j', (field, value, message) => {
    expect(faultsOf({ [field]: value })).toEqual([`profile.${field}: ${message}`])
  })

  it.each([
    'Computer Science',
    'Engineering',
    'Medicine',
    'Business',
    'Biology',
    'Physics',
    'Chemistry',
    'Mathematics',
    'Psychology',
    'Economics',
    'International Relations',
    'Environmental Science',
    'Education',
    'Arts & Humanities',
    'Social Sciences',
  ])('knows the field %s', (academicField) => {
    expect(faultsOf({ academicField })).toEqual([])
  })

  it.each([
    ['a slug', 'south_korea', 'KR'],
    ['a name', 'South Korea', 'KR'],
    ['a code', 'kr', 'KR'],
    ['another one', 'other', null],
  ])('reads a country by %s', (_how, country, code) => {
    const parsed = startMatchInput.parse({ profile: { ...form, country } })
    expect(parsed.profile.country.code).toBe(code)
  })

  it.each([-1, 31, 1.5])('refuses to wait for %s seconds', (waitSeconds) => {
    expect(startMatchInput.safeParse({ profile: form, waitSeconds }).success).toBe(false)
  })
})
