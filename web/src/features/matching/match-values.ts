import { gradeFaults, gradeValuesOf, plainGrade } from '#entities/grade/grade-values.ts'
import { studyFieldOf } from '#entities/student/study-fields.ts'
import { graphql } from '#gql'
import type {
  MatchProfileInput,
  MatchValues_MatchProfileFragment,
  MatchValues_StudentFragment,
} from '#gql/graphql'
import { matchingMessages } from './matching-messages.ts'
import {
  degreeLevels,
  englishLevels,
  needLevels,
  otherCountry,
} from './matching-options.ts'

export const matchStudentFragment = graphql(`
  fragment MatchValues_Student on Student {
    id
    country
    countryName
    intendedDegreeLevel
    fieldOfInterest
    gpa
    gradeScale
    gradeOriginal
    englishProficiency
    toeflScore
    ieltsScore
    duolingoScore
    needsFinancialAid
  }
`)

export const matchProfileFragment = graphql(`
  fragment MatchValues_MatchProfile on MatchProfile {
    academicField
    degreeLevel
    gpa
    gradeScale
    gradeOriginal
    country
    countryName
    englishProficiency
    financialNeed
    careerGoals
    extracurriculars
    preferredStates
    minAmount
  }
`)

export type MatchStudent = MatchValues_StudentFragment
export type MatchProfile = MatchValues_MatchProfileFragment

/** The form: text as typed, '' for what is not stated. */
export type MatchValues = {
  academicField: string
  degreeLevel: string
  gradeScale: string
  gradeOriginal: string
  country: string
  englishProficiency: string
  financialNeed: string
  careerGoals: string
  extracurriculars: string
  preferredStates: string[]
  minAmount: string
}

export const emptyMatchValues: MatchValues = {
  academicField: '',
  degreeLevel: '',
  gradeScale: '',
  gradeOriginal: '',
  country: '',
  englishProficiency: '',
  financialNeed: '',
  careerGoals: '',
  extracurriculars: '',
  preferredStates: [],
  minAmount: '',
}

const shortestGoals = 10

/** The form's first values: facts of the stored profile, else those of the last match. */
export function startValues(
  student: MatchStudent | null,
  last: MatchProfile | null,
): MatchValues {
  const facts = student ? valuesOfStudent(student) : emptyMatchValues
  const lastValues = last ? valuesOfProfile(last) : emptyMatchValues
  return withTyped(lastValues, facts)
}

/** `values`, replaced by every value that `typed` has. */
export function withTyped(values: MatchValues, typed: MatchValues): MatchValues {
  const stated = Object.entries(typed).filter(([, value]) => value.length > 0)
  return { ...values, ...Object.fromEntries(stated) }
}

function valuesOfStudent(student: MatchStudent): MatchValues {
  const fields = student.fieldOfInterest ?? []
  return {
    ...emptyMatchValues,
    academicField: fields.map(studyFieldOf).find((field) => field !== null) ?? '',
    degreeLevel: student.intendedDegreeLevel?.toLowerCase() ?? '',
    ...gradeValuesOf(student),
    country: student.country ?? (student.countryName ? otherCountry.value : ''),
    englishProficiency: englishOf(student),
  }
}

function valuesOfProfile(profile: MatchProfile): MatchValues {
  const { academicField, degreeLevel, englishProficiency, financialNeed } = profile
  return {
    academicField: studyFieldOf(academicField) ?? '',
    degreeLevel: known(degreeLevels, degreeLevel.toLowerCase()),
    ...gradeValuesOf(profile),
    country: profile.country ?? otherCountry.value,
    englishProficiency: known(englishLevels, englishProficiency.toLowerCase()),
    financialNeed: known(needLevels, financialNeed.toLowerCase()),
    careerGoals: profile.careerGoals,
    extracurriculars: profile.extracurriculars ?? '',
    preferredStates: [...profile.preferredStates],
    minAmount: profile.minAmount ?? '',
  }
}

/** The band of an exact score, else the band that was stated. Below the lowest band there is none. */
function englishOf(student: MatchStudent): string {
  const { toeflScore, ieltsScore, englishProficiency } = student
  const level = englishProficiency?.toLowerCase() ?? ''
  if (level === 'native') return level
  if (typeof toeflScore === 'number') {
    const band = [100, 90, 80].find((lowest) => toeflScore >= lowest)
    return band === undefined ? '' : `toefl_${band}`
  }
  if (typeof ieltsScore === 'string') {
    const band = [7.5, 7, 6.5].find((lowest) => Number(ieltsScore) >= lowest)
    return band === undefined ? '' : `ielts_${String(band).replace('.', '_')}`
  }
  return isOption(englishLevels, level) ? level : ''
}

function known(options: typeof needLevels, value: string): string {
  return isOption(options, value) ? value : ''
}

function isOption(options: readonly { value: string }[], value: string): boolean {
  return options.some((option) => option.value === value)
}

type Faults = Partial<Record<keyof MatchValues, string>>

/** Fields that are still to be filled in. A grade is optional, but needs a scale. */
export function checkMatchValues(values: MatchValues): Faults {
  const { missing } = matchingMessages
  const faults: Faults = gradeFaults(values)
  for (const name of Object.keys(missing) as (keyof typeof missing)[]) {
    if (values[name].trim() === '') faults[name] = missing[name]
  }
  if (values.careerGoals.trim().length < shortestGoals)
    faults.careerGoals = missing.careerGoals
  return faults
}

/** The form as it is sent, without optional fields that are empty. */
export function matchInputOf(values: MatchValues): MatchProfileInput {
  const extracurriculars = values.extracurriculars.trim()
  const minAmount = plainMoney(values.minAmount)
  const { gradeScale } = values
  const gradeOriginal = plainGrade(values.gradeOriginal)
  return {
    academicField: values.academicField,
    degreeLevel: values.degreeLevel,
    ...(gradeOriginal && { gradeScale, gradeOriginal }),
    country: values.country,
    englishProficiency: values.englishProficiency,
    financialNeed: values.financialNeed,
    careerGoals: values.careerGoals.trim(),
    ...(extracurriculars && { extracurriculars }),
    ...(values.preferredStates.length > 0 && { preferredStates: values.preferredStates }),
    ...(minAmount && { minAmount }),
  }
}

/** "US$12,500" as "12500". */
function plainMoney(typed: string): string {
  return typed.replaceAll(/[\s,]|US|\$/gi, '')
}
