import type { ReactNode } from 'react'
import { DecidingFields } from './deciding-fields.tsx'
import { EnglishFields } from './english-fields.tsx'
import { MoneyFields } from './money-fields.tsx'
import { PersonFields } from './person-fields.tsx'
import type { profileMessages as text } from './profile-messages.ts'
import {
  decidingRows,
  englishRows,
  moneyRows,
  personRows,
  type Row,
  statusRows,
  studyRows,
} from './profile-rows.tsx'
import { StatusFields } from './status-fields.tsx'
import type { StudentRecord, StudentValues } from './student-values.ts'
import { StudyFields } from './study-fields.tsx'
import type { StudentForm } from './use-student-form.ts'

/** A part of the profile that is shown, opened and saved by itself. */
export type Section = {
  id: keyof typeof text.cards
  /** `email`: the account's present address, another one needs the password. */
  Fields: (props: { form: StudentForm; email: string }) => ReactNode
  /** Of the fields in it. */
  names: readonly (keyof StudentValues)[]
  rows: (student: StudentRecord) => Row[]
}

/** What decides most stands first. */
export const profileSections: readonly Section[] = [
  {
    id: 'deciding',
    Fields: DecidingFields,
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
    Fields: PersonFields,
    names: ['firstName', 'lastName', 'email', 'dateOfBirth', 'gender'],
    rows: personRows,
  },
  {
    id: 'study',
    Fields: StudyFields,
    names: ['currentEducationLevel', 'intendedUniversityIds'],
    rows: studyRows,
  },
  {
    id: 'english',
    Fields: EnglishFields,
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
    Fields: StatusFields,
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
    Fields: MoneyFields,
    names: ['needsFinancialAid', 'expectedFamilyContribution', 'fundingSource'],
    rows: moneyRows,
  },
]
