import { expect, it } from 'vitest'
import { prefillOf } from './prefill.ts'

const account = { firstName: 'Ama', lastName: 'Mensah' }
const student = {
  __typename: 'Student',
  id: 'ama',
  countryName: null,
  dateOfBirth: null,
  fieldOfInterest: null,
  gpa: '3.40',
  isGpaEstimated: false,
  englishProficiency: null,
  toeflScore: null,
  ieltsScore: null,
  duolingoScore: null,
} as const

it('fills in a GPA that the student stated, and none that was converted', () => {
  expect(prefillOf(account, student).currentGpa).toBe('3.40')
  expect(prefillOf(account, { ...student, isGpaEstimated: true })).toEqual(account)
})
