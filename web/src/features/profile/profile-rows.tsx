import { citizenshipStatuses, visaTypes } from '#entities/student/status-options.ts'
import { CountryName } from '#entities/country/country-name.tsx'
import { gradeInWords } from '#entities/grade/grade-values.ts'
import { useUniversityNames } from '#entities/university/use-university-names.ts'
import { formatMoney } from '#lib/format/format-money.ts'
import { dayInWords } from '@landfall/calendar/words'
import type { Row } from '#page/editable-section.tsx'
import { profileMessages as text } from './profile-messages.ts'
import {
  degreeLevels,
  educationLevels,
  englishLevels,
  genders,
  labelOf,
} from './profile-options.ts'
import type { StudentRecord } from './student-values.ts'

export function decidingRows(student: StudentRecord): Row[] {
  const { country: code, countryName } = student
  const country =
    code && countryName ? <CountryName code={code} name={countryName} /> : countryName
  const fields = student.fieldOfInterest ?? []
  return [
    [text.labels.country, country],
    [text.labels.intendedDegreeLevel, labelOf(degreeLevels, student.intendedDegreeLevel)],
    [text.labels.fieldOfInterest, fields.join(', ') || null],
    [text.labels.gradeOriginal, gradeInWords(student)],
  ]
}

export function personRows(student: StudentRecord): Row[] {
  return [
    [text.labels.firstName, student.firstName],
    [text.labels.lastName, student.lastName],
    [text.labels.email, student.email],
    [text.labels.dateOfBirth, student.dateOfBirth && dayInWords(student.dateOfBirth)],
    [text.labels.gender, labelOf(genders, student.gender)],
  ]
}

export function studyRows(student: StudentRecord): Row[] {
  const ids = student.intendedUniversityIds
  return [
    [
      text.labels.currentEducationLevel,
      labelOf(educationLevels, student.currentEducationLevel),
    ],
    [
      text.labels.intendedUniversityIds,
      ids.length > 0 ? <UniversityNames ids={ids} /> : null,
    ],
  ]
}

export function englishRows(student: StudentRecord): Row[] {
  return [
    [text.labels.englishProficiency, labelOf(englishLevels, student.englishProficiency)],
    [text.labels.toeflScore, student.toeflScore],
    [text.labels.ieltsScore, student.ieltsScore],
    [text.labels.duolingoScore, student.duolingoScore],
    [
      text.labels.englishTestDate,
      student.englishTestDate && dayInWords(student.englishTestDate),
    ],
  ]
}

export function statusRows(student: StudentRecord): Row[] {
  const residency = student.usResidencyHistory
  return [
    [
      text.labels.citizenshipStatus,
      labelOf(citizenshipStatuses, student.citizenshipStatus),
    ],
    [text.labels.visaType, labelOf(visaTypes, student.visaType)],
    [text.labels.intendedVisaType, labelOf(visaTypes, student.intendedVisaType)],
    [text.labels.usPermanentResident, yesOrNo(student.usPermanentResident)],
    [text.labels.isCurrentlyInUs, yesOrNo(student.isCurrentlyInUs)],
    [text.labels.hasLivedInUs, yesOrNo(residency?.hasLivedInUs ?? null)],
    ...(residency?.hasLivedInUs
      ? [[text.labels.usResidencyDetails, residency.details] satisfies Row]
      : []),
    [text.labels.hasUsHighSchoolDiploma, yesOrNo(student.hasUsHighSchoolDiploma)],
    [text.labels.hasUsCollegeDegree, yesOrNo(student.hasUsCollegeDegree)],
  ]
}

export function moneyRows(student: StudentRecord): Row[] {
  const family = student.expectedFamilyContribution
  return [
    [text.labels.needsFinancialAid, yesOrNo(student.needsFinancialAid)],
    [text.labels.expectedFamilyContribution, family && formatMoney(family)],
    [text.labels.fundingSource, student.fundingSource?.join(', ')],
  ]
}

function yesOrNo(value: boolean | null): string | null {
  if (value === null) return null
  return value ? 'Yes' : 'No'
}

function UniversityNames({ ids }: { ids: readonly string[] }) {
  return useUniversityNames(ids)
    .map(({ label }) => label)
    .join('; ')
}
