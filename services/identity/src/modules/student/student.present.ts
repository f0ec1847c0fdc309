import { countryName, parseCountry } from '@landfall/reference/countries'
import {
  findGradeScale,
  gradeScales,
  gradesInWords,
} from '@landfall/reference/grade-scales'
import { OTHER_COUNTRY, type Student } from './student.ts'

/** A profile as GraphQL shows it to its owner; enum members are the stored words in capitals. */
export function presentStudent(student: Student) {
  const { country, expectedFamilyContribution: contribution } = student
  const scale = student.gradeScale === null ? null : findGradeScale(student.gradeScale)
  const isOther = country === OTHER_COUNTRY
  return {
    ...student,
    country: isOther ? null : country,
    countryName: isOther ? 'Other' : country && countryName(country),
    currentEducationLevel: student.currentEducationLevel?.toUpperCase() ?? null,
    intendedDegreeLevel: student.intendedDegreeLevel?.toUpperCase() ?? null,
    gradeScale: scale?.code ?? null,
    gpaSource: student.isGpaEstimated ? (scale?.source ?? null) : null,
    gpaOriginal: student.gradeOriginal,
    gpaOriginalScale: scale?.name ?? student.gradeScale,
    englishProficiency: student.englishProficiency?.toUpperCase() ?? null,
    gender: student.gender?.toUpperCase() ?? null,
    intendedUniversityIds: student.intendedUniversityIds ?? [],
    expectedFamilyContribution:
      contribution === null ? null : { amount: contribution, currency: 'USD' },
  }
}

/** The member of a union that says the change is kept. */
export const studentSuccess = (student: Student) => ({
  __typename: 'StudentSuccess',
  student: presentStudent(student),
})

/** Every scale in which a grade can be told, those that are usual in the country first. */
export function presentGradeScales(country: string | null) {
  return gradeScales(country && parseCountry(country)).map((scale) => ({
    ...scale,
    grades: gradesInWords(scale),
  }))
}
