import type { ApplicationPrefillQuery } from '#gql/graphql'
import type { ApplicationValues, TextName } from './application-values.ts'

type Account = { firstName: string; lastName: string; email?: string | null }
type Student = ApplicationPrefillQuery['student']

/** What the account and the profile know of the form; facts that they lack are left out. */
export function prefillOf(
  account: Account,
  student: Student,
): Partial<Pick<ApplicationValues, TextName>> {
  const known = {
    firstName: account.firstName,
    lastName: account.lastName,
    email: account.email,
    dateOfBirth: student?.dateOfBirth,
    citizenship: student?.countryName,
    fieldOfStudy: student?.fieldOfInterest?.[0],
    // A grade converted from another scale is an estimate, and a provider would read it as stated.
    currentGpa: student?.isGpaEstimated ? null : student?.gpa,
    englishProficiency: student?.englishProficiency?.toLowerCase(),
    toeflScore: student?.toeflScore,
    ieltsScore: student?.ieltsScore,
    duolingoScore: student?.duolingoScore,
  }
  const filled = Object.entries(known).filter(([, value]) => value != null && value !== '')
  return Object.fromEntries(filled.map(([name, value]) => [name, String(value)]))
}
