import { countryName } from '@landfall/reference/countries'
import { OTHER_COUNTRY, type Student } from './student.ts'

/** A profile as GraphQL shows it to its owner; enum members are the stored words in capitals. */
export function presentStudent(student: Student) {
  const { country, expectedFamilyContribution: contribution } = student
  const isOther = country === OTHER_COUNTRY
  return {
    ...student,
    country: isOther ? null : country,
    countryName: isOther ? 'Other' : country && countryName(country),
    currentEducationLevel: student.currentEducationLevel?.toUpperCase() ?? null,
    intendedDegreeLevel: student.intendedDegreeLevel?.toUpperCase() ?? null,
    englishProficiency: student.englishProficiency?.toUpperCase() ?? null,
    expectedFamilyContribution:
      contribution === null ? null : { amount: contribution, currency: 'USD' },
  }
}

/** The member of a union that says the change is kept. */
export const studentSuccess = (student: Student) => ({
  __typename: 'StudentSuccess',
  student: presentStudent(student),
})
