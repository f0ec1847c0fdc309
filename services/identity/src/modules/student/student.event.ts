import type { Sealer } from '@landfall/kit/core/sealed'
import type { Outbox } from '@landfall/kit/transaction/outbox'
import {
  type StudentDetails,
  StudentSaved,
} from '@landfall/proto-events/identity/student-saved.v1'
import type { z } from 'zod'
import { OTHER_COUNTRY, type Student } from './student.ts'

/** Tells the facts that rules need, and nothing that names the person. */
export async function publishStudent(
  outbox: Outbox,
  sealer: Sealer,
  student: Student,
): Promise<void> {
  const { id: aggregateId, version } = student
  const data = toStudentSaved(student, await sealDetails(sealer, student))
  await outbox.publish(StudentSaved, { aggregateId, version, data })
}

async function sealDetails(
  sealer: Sealer,
  { dateOfBirth, gender }: Student,
): Promise<string | null> {
  if (dateOfBirth === null && gender === null) return null
  return sealer.seal({ dateOfBirth, gender } satisfies StudentDetails)
}

function toStudentSaved(
  student: Student,
  sealedDetails: string | null,
): z.input<typeof StudentSaved.schema> {
  const { country, usResidencyHistory, expectedFamilyContribution: contribution } = student
  return {
    studentId: student.id,
    country: country === OTHER_COUNTRY ? null : country,
    isCountryUnlisted: country === OTHER_COUNTRY,
    currentEducationLevel: student.currentEducationLevel,
    intendedDegreeLevel: student.intendedDegreeLevel,
    fieldOfInterest: student.fieldOfInterest,
    gpa: student.gpa,
    isGpaEstimated: student.isGpaEstimated,
    englishProficiency: student.englishProficiency,
    toeflScore: student.toeflScore,
    ieltsScore: student.ieltsScore,
    duolingoScore: student.duolingoScore,
    englishTestDate: student.englishTestDate,
    citizenshipStatus: student.citizenshipStatus,
    visaType: student.visaType,
    intendedVisaType: student.intendedVisaType,
    usPermanentResident: student.usPermanentResident,
    needsFinancialAid: student.needsFinancialAid,
    hasUsHighSchoolDiploma: student.hasUsHighSchoolDiploma,
    isCurrentlyInUs: student.isCurrentlyInUs,
    usResidency: usResidencyHistory && { hasLivedInUs: usResidencyHistory.hasLivedInUs },
    expectedFamilyContribution:
      contribution === null ? null : { amount: contribution, currency: 'USD' },
    intendedUniversityIds: student.intendedUniversityIds ?? [],
    sealedDetails,
    version: student.version,
  }
}
