/** What identity publishes about a student, for tests of services that consume it. */
import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import { makeEnvelope } from '@landfall/proto-events'
import { StudentSaved } from '@landfall/proto-events/identity/student-saved.v1'

export type Profile = z.output<typeof StudentSaved.schema>

/** The profile of a student who states nothing. */
export const EMPTY_PROFILE: Omit<Profile, 'studentId' | 'version'> = {
  country: null,
  isCountryUnlisted: false,
  currentEducationLevel: null,
  intendedDegreeLevel: null,
  fieldOfInterest: null,
  gpa: null,
  isGpaEstimated: false,
  englishProficiency: null,
  toeflScore: null,
  ieltsScore: null,
  duolingoScore: null,
  englishTestDate: null,
  citizenshipStatus: null,
  visaType: null,
  intendedVisaType: null,
  usPermanentResident: null,
  needsFinancialAid: null,
  hasUsHighSchoolDiploma: null,
  isCurrentlyInUs: null,
  usResidency: null,
  expectedFamilyContribution: null,
  intendedUniversityIds: [],
  sealedDetails: null,
}

/** The event that identity would publish for a student who has stated nothing but what is given. */
export function studentSaved(
  profile: Partial<Profile> & { studentId: string; version: number },
) {
  return makeEnvelope(StudentSaved, {
    id: randomUUID(),
    aggregateId: profile.studentId,
    version: profile.version,
    time: new Date(),
    data: { ...EMPTY_PROFILE, ...profile },
  })
}
