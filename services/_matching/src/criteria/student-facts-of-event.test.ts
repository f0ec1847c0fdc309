import { StudentSaved } from '@landfall/proto-events/identity/student-saved.v1'
import { expect, test } from 'vitest'
import { student } from '../testing/examples.ts'
import { studentFactsOf } from './student-facts-of-event.ts'

const saved = StudentSaved.schema.parse({
  studentId: '018f5b0e-0000-7000-8000-000000000001',
  country: 'IN',
  currentEducationLevel: 'bachelors',
  intendedDegreeLevel: 'phd',
  fieldOfInterest: ['Physics', 'Something else', 'Arts & Humanities'],
  gpa: '3.60',
  englishProficiency: 'toefl_100',
  toeflScore: null,
  ieltsScore: '7.5',
  duolingoScore: null,
  englishTestDate: '2025-09-01',
  citizenshipStatus: null,
  visaType: null,
  intendedVisaType: 'F-1',
  usPermanentResident: null,
  needsFinancialAid: true,
  hasUsHighSchoolDiploma: null,
  isCurrentlyInUs: false,
  usResidency: { hasLivedInUs: false },
  expectedFamilyContribution: { amount: '5000.00', currency: 'INR' },
  version: 3,
})

test('fields become codes, and what the rules cannot read stays unknown', () => {
  expect(studentFactsOf(saved)).toEqual(
    student({
      country: 'IN',
      isCountryUnlisted: false,
      intendedDegreeLevel: 'phd',
      fieldCodes: ['physics', 'arts-and-humanities'],
      gpa: '3.60',
      englishProficiency: 'toefl_100',
      ieltsScore: '7.5',
      englishTestDate: '2025-09-01',
      intendedVisaType: 'F-1',
      needsFinancialAid: true,
      isCurrentlyInUs: false,
      hasLivedInUs: false,
    }),
  )
})

test('a converted GPA is known as an estimate', () => {
  expect(studentFactsOf({ ...saved, isGpaEstimated: true }).isGpaEstimated).toBe(true)
})

test('nothing told is nothing known', () => {
  const nothing = { ...saved, fieldOfInterest: null, usResidency: null }
  expect(studentFactsOf(nothing)).toMatchObject({ fieldCodes: [], hasLivedInUs: null })
})
