import type { Row } from '#page/editable-section.tsx'
import type { profileMessages as text } from './profile-messages.ts'
import {
  decidingRows,
  englishRows,
  moneyRows,
  personRows,
  statusRows,
  studyRows,
} from './profile-rows.tsx'
import type { StudentRecord, StudentValues } from './student-values.ts'

/** A part of the profile that is shown, opened and saved by itself. */
export type Section = {
  id: keyof typeof text.cards
  /** The names of its fields. */
  names: readonly (keyof StudentValues)[]
  rows: (student: StudentRecord) => Row[]
}

/** The most decisive section comes first. */
export const profileSections: readonly Section[] = [
  {
    id: 'deciding',
    names: [
      'country',
      'intendedDegreeLevel',
      'fieldOfInterest',
      'gradeScale',
      'gradeOriginal',
    ],
    rows: decidingRows,
  },
  {
    id: 'person',
    names: ['firstName', 'lastName', 'email', 'dateOfBirth', 'gender'],
    rows: personRows,
  },
  {
    id: 'study',
    names: ['currentEducationLevel', 'intendedUniversityIds'],
    rows: studyRows,
  },
  {
    id: 'english',
    names: [
      'englishProficiency',
      'toeflScore',
      'ieltsScore',
      'duolingoScore',
      'englishTestDate',
    ],
    rows: englishRows,
  },
  {
    id: 'status',
    names: [
      'citizenshipStatus',
      'visaType',
      'intendedVisaType',
      'usPermanentResident',
      'isCurrentlyInUs',
      'hasLivedInUs',
      'usResidencyDetails',
      'hasUsHighSchoolDiploma',
      'hasUsCollegeDegree',
    ],
    rows: statusRows,
  },
  {
    id: 'money',
    names: ['needsFinancialAid', 'expectedFamilyContribution', 'fundingSource'],
    rows: moneyRows,
  },
]
