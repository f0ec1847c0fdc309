import { graphql } from '#gql'
import type { MissingFacts_StudentFragment } from '#gql/graphql'

export const factsFragment = graphql(`
  fragment MissingFacts_Student on Student {
    id
    countryName
    intendedDegreeLevel
    fieldOfInterest
    gpa
    englishProficiency
    toeflScore
    ieltsScore
    duolingoScore
    visaType
    intendedVisaType
    citizenshipStatus
    hasUsHighSchoolDiploma
    usPermanentResident
    needsFinancialAid
    intendedUniversityIds
    dateOfBirth
    gender
  }
`)

type Facts = MissingFacts_StudentFragment

/** Every profile field that a rule asks for and everybody can state, in the order in which they decide most. */
export const factFields = [
  'country',
  'intendedDegreeLevel',
  'fieldOfInterest',
  'gpa',
  'englishProficiency',
  'visaType',
  'needsFinancialAid',
  'dateOfBirth',
  'intendedUniversityIds',
  'citizenshipStatus',
  'hasUsHighSchoolDiploma',
  'usPermanentResident',
] as const

export type FactField = (typeof factFields)[number]

/** Rules ask for it too, but nobody has to state it: a student who declines lacks nothing. */
export function isGenderStated({ gender }: Facts): boolean {
  return gender !== null
}

/** The facts that the rules still need. A test score counts as the English level, a planned visa as a visa. */
export function missingFacts(student: Facts): FactField[] {
  return factFields.filter((field) => !isStated(student, field))
}

function isStated(student: Facts, field: FactField): boolean {
  switch (field) {
    case 'country':
      return student.countryName !== null
    case 'fieldOfInterest':
      return Boolean(student.fieldOfInterest?.length)
    case 'intendedUniversityIds':
      return student.intendedUniversityIds.length > 0
    case 'englishProficiency':
      return [
        student.englishProficiency,
        student.toeflScore,
        student.ieltsScore,
        student.duolingoScore,
      ].some((score) => score !== null)
    case 'visaType':
      return student.visaType !== null || student.intendedVisaType !== null
    default:
      return student[field] !== null
  }
}
