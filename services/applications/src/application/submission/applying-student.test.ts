import { askedStudent } from '@landfall/matching/testing/examples'
import { expect, it } from 'vitest'
import { type ApplicationForm, EMPTY_FORM } from '../application/application-form.ts'
import { applyingStudent } from './applying-student.ts'

const englishTestDate = '2024-05-01'
const PROFILE = {
  ...askedStudent(),
  toeflScore: 94,
  ieltsScore: '6.5',
  duolingoScore: null,
  englishTestDate,
}

it.each<[Partial<ApplicationForm>, string | null]>([
  [{}, englishTestDate],
  [{ toeflScore: 94, ieltsScore: '6.50' }, englishTestDate],
  [{ toeflScore: 101 }, null],
  [{ toeflScore: 94, ieltsScore: '7.0' }, null],
  [{ duolingoScore: 120 }, null],
])('of a form with %o the tests were on %s', (form, day) => {
  const student = applyingStudent({ ...EMPTY_FORM, ...form }, PROFILE, null)
  expect(student.englishTestDate).toBe(day)
})

const TOLD = askedStudent({
  country: 'NG',
  fieldCodes: ['law'],
  gpa: '2.50',
  isGpaEstimated: true,
  toeflScore: 94,
  ieltsScore: '6.5',
  duolingoScore: 110,
  englishTestDate,
  dateOfBirth: '2000-01-31',
})

it.each<[Partial<ApplicationForm>, Partial<typeof TOLD>]>([
  [{}, TOLD],
  [{ citizenship: 'KE' }, { country: 'KE', isCountryUnlisted: false }],
  [{ citizenship: 'other' }, { country: null, isCountryUnlisted: true }],
  [{ fieldOfStudy: 'engineering' }, { fieldCodes: ['engineering'] }],
  [{ currentGpa: '3.20' }, { gpa: '3.20', isGpaEstimated: false }],
  [{ duolingoScore: 120 }, { duolingoScore: 120, englishTestDate: null }],
  [{ dateOfBirth: '1999-12-31' }, { dateOfBirth: '1999-12-31' }],
  // Only the profile says which degree the student aims at.
  [{ currentDegreeLevel: 'undergraduate' }, {}],
])('what the form says wins over the profile, and nothing else: %o', (form, told) => {
  const student = applyingStudent({ ...EMPTY_FORM, ...form }, TOLD, ['undergraduate'])
  expect(student).toEqual({ ...TOLD, ...told })
})

it('without a profile the form is all that is known', () => {
  const form = { ...EMPTY_FORM, citizenship: 'KE', currentDegreeLevel: 'phd' } as const
  expect(applyingStudent(form, null, ['graduate', 'phd'])).toEqual(
    askedStudent({
      country: 'KE',
      isCountryUnlisted: false,
      intendedDegreeLevel: 'phd',
    }),
  )
})

it('without a profile, a present level that the award is not for leaves open which one they aim at', () => {
  const form = { ...EMPTY_FORM, currentDegreeLevel: 'undergraduate' } as const
  expect(applyingStudent(form, null, ['graduate']).intendedDegreeLevel).toBeNull()
})
