import { isIeltsScore } from '#lib/forms/ielts-score.ts'
import { isNewToeflScale } from '#lib/forms/toefl-scale.ts'
import { isDecimal, isWhole, numberOf, plainAmount } from '#lib/forms/typed-number.ts'
import { gradeFaults, gradeValuesOf, plainGrade } from '#entities/grade/grade-values.ts'
import { readFragment, graphql, type FragmentType } from '#gql'
import type { StudentFactsInput, StudentValues_StudentFragment } from '#gql/graphql'
import { answerOf, booleanOf, type Answer } from '#ui/yes-no-field.tsx'
import { profileMessages as text } from './profile-messages.ts'
import { otherCountry } from './profile-options.ts'

export const studentFragment = graphql(`
  fragment StudentValues_Student on Student {
    id
    firstName
    lastName
    email
    country
    countryName
    currentEducationLevel
    intendedDegreeLevel
    fieldOfInterest
    gpa
    isGpaEstimated
    gradeOriginal
    gradeScale
    gpaOriginalScale
    englishProficiency
    toeflScore
    ieltsScore
    duolingoScore
    englishTestDate
    citizenshipStatus
    visaType
    intendedVisaType
    usPermanentResident
    usResidencyHistory {
      hasLivedInUs
      details
    }
    fundingSource
    expectedFamilyContribution {
      amount
      currency
    }
    needsFinancialAid
    hasUsHighSchoolDiploma
    hasUsCollegeDegree
    isCurrentlyInUs
    dateOfBirth
    gender
    intendedUniversityIds
  }
`)

export type StudentRecord = StudentValues_StudentFragment

/** The form: text as typed, '' for what is not stated. */
export type StudentValues = {
  firstName: string
  lastName: string
  email: string
  /** Required to change the address; never kept as a draft. */
  currentPassword: string
  country: string
  dateOfBirth: string
  /** '' also for students who prefer not to say. */
  gender: string
  intendedUniversityIds: string[]
  currentEducationLevel: string
  intendedDegreeLevel: string
  gradeScale: string
  gradeOriginal: string
  fieldOfInterest: string[]
  englishProficiency: string
  toeflScore: string
  ieltsScore: string
  duolingoScore: string
  englishTestDate: string
  citizenshipStatus: string
  visaType: string
  intendedVisaType: string
  usPermanentResident: Answer
  isCurrentlyInUs: Answer
  hasLivedInUs: Answer
  usResidencyDetails: string
  hasUsHighSchoolDiploma: Answer
  hasUsCollegeDegree: Answer
  needsFinancialAid: Answer
  expectedFamilyContribution: string
  fundingSource: string[]
}

export function readStudent(student: FragmentType<typeof studentFragment>): StudentRecord {
  return readFragment(studentFragment, student)
}

/** A record as the form shows it; without a record, the account's name and address. */
export function valuesOf(
  student: StudentRecord | null,
  account: { firstName: string; lastName: string; email: string },
): StudentValues {
  const { firstName, lastName, email } = student ?? account
  return {
    firstName,
    lastName,
    email,
    currentPassword: '',
    // A country outside the list has a name, and no code.
    country: student?.country ?? (student?.countryName ? otherCountry.value : ''),
    dateOfBirth: student?.dateOfBirth ?? '',
    gender: student?.gender ?? '',
    intendedUniversityIds: student?.intendedUniversityIds ?? [],
    currentEducationLevel: student?.currentEducationLevel ?? '',
    intendedDegreeLevel: student?.intendedDegreeLevel ?? '',
    ...gradeValuesOf(student),
    fieldOfInterest: student?.fieldOfInterest ?? [],
    englishProficiency: student?.englishProficiency ?? '',
    toeflScore: String(student?.toeflScore ?? ''),
    ieltsScore: student?.ieltsScore ?? '',
    duolingoScore: String(student?.duolingoScore ?? ''),
    englishTestDate: student?.englishTestDate ?? '',
    citizenshipStatus: student?.citizenshipStatus ?? '',
    visaType: student?.visaType ?? '',
    intendedVisaType: student?.intendedVisaType ?? '',
    usPermanentResident: answerOf(student?.usPermanentResident),
    isCurrentlyInUs: answerOf(student?.isCurrentlyInUs),
    hasLivedInUs: answerOf(student?.usResidencyHistory?.hasLivedInUs),
    usResidencyDetails: student?.usResidencyHistory?.details ?? '',
    hasUsHighSchoolDiploma: answerOf(student?.hasUsHighSchoolDiploma),
    hasUsCollegeDegree: answerOf(student?.hasUsCollegeDegree),
    needsFinancialAid: answerOf(student?.needsFinancialAid),
    expectedFamilyContribution: student?.expectedFamilyContribution?.amount ?? '',
    fundingSource: student?.fundingSource ?? [],
  }
}

type Faults = Partial<Record<keyof StudentValues, string>>

/** Faults of the required fields that are empty, of four. */
export function missingFields(values: StudentValues): Faults {
  const faults: Faults = {}
  for (const name of ['firstName', 'lastName', 'email', 'country'] as const) {
    if (!values[name].trim()) faults[name] = text.missing[name]
  }
  return faults
}

/**
 * Typed values that cannot be read; the server has the last word. A stored grade may be on a scale that no list has:
 * it is not sent again.
 */
export function unreadableFields(
  values: StudentValues,
  before: StudentValues | null = null,
): Faults {
  const email = values.email.trim()
  const faults: Faults = {}
  if (email && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) faults.email = text.invalid.email
  const isSameGrade =
    values.gradeScale === before?.gradeScale &&
    values.gradeOriginal === before.gradeOriginal
  if (!isSameGrade) Object.assign(faults, gradeFaults(values))
  if (!isIeltsScore(values.ieltsScore)) faults.ieltsScore = text.invalid.ieltsScore
  if (!isWhole(values.toeflScore, 0, 120)) faults.toeflScore = text.invalid.toeflScore
  if (isNewToeflScale(values.toeflScore)) faults.toeflScore = text.invalid.newToeflScale
  if (!isWhole(values.duolingoScore, 10, 160))
    faults.duolingoScore = text.invalid.duolingoScore
  if (!isDecimal(plainAmount(values.expectedFamilyContribution), 1e10, 2))
    faults.expectedFamilyContribution = text.invalid.expectedFamilyContribution
  return faults
}

/** Only the facts that differ from `before`; cleared ones are sent as null. */
export function changedFacts(
  values: StudentValues,
  before: StudentValues,
): StudentFactsInput {
  const after = factsOf(values)
  const earlier = factsOf(before)
  const changed = Object.entries(after).filter(
    ([name, value]) =>
      JSON.stringify(value) !== JSON.stringify(earlier[name as keyof StudentFactsInput]),
  )
  const { gradeScale, gradeOriginal } = after
  const isGradeChanged = changed.some(([name]) => name.startsWith('grade'))
  // Sent together, because each is read by the other.
  return {
    ...Object.fromEntries(changed),
    ...(isGradeChanged && { gradeScale, gradeOriginal }),
  }
}

export function factsOf(values: StudentValues): StudentFactsInput {
  return {
    country: values.country || null,
    currentEducationLevel: values.currentEducationLevel || null,
    intendedDegreeLevel: values.intendedDegreeLevel || null,
    fieldOfInterest: values.fieldOfInterest.length > 0 ? values.fieldOfInterest : null,
    gradeScale: values.gradeScale || null,
    gradeOriginal: plainGrade(values.gradeOriginal) || null,
    englishProficiency: values.englishProficiency || null,
    toeflScore: numberOf(values.toeflScore),
    ieltsScore: values.ieltsScore.trim().replace(',', '.') || null,
    duolingoScore: numberOf(values.duolingoScore),
    englishTestDate: values.englishTestDate || null,
    citizenshipStatus: values.citizenshipStatus || null,
    visaType: values.visaType || null,
    intendedVisaType: values.intendedVisaType || null,
    usPermanentResident: booleanOf(values.usPermanentResident),
    usResidencyHistory: residencyOf(values),
    fundingSource: values.fundingSource.length > 0 ? values.fundingSource : null,
    expectedFamilyContribution: plainAmount(values.expectedFamilyContribution) || null,
    needsFinancialAid: booleanOf(values.needsFinancialAid),
    hasUsHighSchoolDiploma: booleanOf(values.hasUsHighSchoolDiploma),
    hasUsCollegeDegree: booleanOf(values.hasUsCollegeDegree),
    isCurrentlyInUs: booleanOf(values.isCurrentlyInUs),
    dateOfBirth: values.dateOfBirth || null,
    gender: values.gender || null,
    intendedUniversityIds: values.intendedUniversityIds,
  }
}

function residencyOf({ hasLivedInUs, usResidencyDetails }: StudentValues) {
  if (hasLivedInUs === '') return null
  const details = hasLivedInUs === 'yes' ? usResidencyDetails.trim() || null : null
  return { hasLivedInUs: hasLivedInUs === 'yes', details }
}
