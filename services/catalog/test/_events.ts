import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import { makeEnvelope } from '@landfall/proto-events'
import { CatalogueCopyRequested } from '@landfall/proto-events/ai-workers/catalogue-copy-requested.v1'
import { StudentSaved } from '@landfall/proto-events/identity/student-saved.v1'

export type Profile = z.output<typeof StudentSaved.schema>

/** What a student tells who tells nothing. */
export const EMPTY_PROFILE: Omit<Profile, 'studentId' | 'version'> = {
  country: null,
  currentEducationLevel: null,
  intendedDegreeLevel: null,
  fieldOfInterest: null,
  gpa: null,
  englishProficiency: null,
  toeflScore: null,
  ieltsScore: null,
  duolingoScore: null,
  citizenshipStatus: null,
  visaType: null,
  intendedVisaType: null,
  usPermanentResident: null,
  needsFinancialAid: null,
  hasUsHighSchoolDiploma: null,
  isCurrentlyInUs: null,
  usResidency: null,
  expectedFamilyContribution: null,
}

/** The fact as identity would tell it. */
export function saved(profile: Partial<Profile> & { studentId: string; version: number }) {
  return makeEnvelope(StudentSaved, {
    id: randomUUID(),
    aggregateId: profile.studentId,
    version: profile.version,
    time: new Date(),
    data: { ...EMPTY_PROFILE, ...profile },
  })
}

/** Somebody misses a copy; one request may come as several events. */
export function copyRequested(requestId: string, eventId: string = randomUUID()) {
  return makeEnvelope(CatalogueCopyRequested, {
    id: eventId,
    aggregateId: requestId,
    version: 1,
    time: new Date(),
    data: { requestId },
  })
}
