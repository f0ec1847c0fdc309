import type { StudentSaved } from '@landfall/proto-events/identity/student-saved.v1'
import type { z } from 'zod'
import { OTHER_COUNTRY, type Student } from './student.ts'

/** The facts that rules need, and nothing that names the person. */
export function toStudentSaved(student: Student): z.input<typeof StudentSaved.schema> {
  const { country, usResidencyHistory, expectedFamilyContribution: contribution } = student
  return {
    studentId: student.id,
    country: country === OTHER_COUNTRY ? null : country,
    currentEducationLevel: student.currentEducationLevel,
    intendedDegreeLevel: student.intendedDegreeLevel,
    fieldOfInterest: student.fieldOfInterest,
    gpa: student.gpa,
    englishProficiency: student.englishProficiency,
    toeflScore: student.toeflScore,
    ieltsScore: student.ieltsScore,
    duolingoScore: student.duolingoScore,
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
    version: student.version,
  }
}
