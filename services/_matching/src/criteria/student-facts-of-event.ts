import type { StudentSaved } from '@landfall/proto-events/identity/student-saved.v1'
import type { z } from 'zod'
import { parseField } from '../reference/fields.ts'
import type { StudentFacts } from './student-facts.ts'

/** The rules' view of what the identity service says about a student. */
export function studentFactsOf(saved: z.output<typeof StudentSaved.schema>): StudentFacts {
  const contribution = saved.expectedFamilyContribution
  return {
    country: saved.country,
    isCountryUnlisted: saved.isCountryUnlisted,
    intendedDegreeLevel: saved.intendedDegreeLevel,
    fieldCodes: (saved.fieldOfInterest ?? []).flatMap((name) => parseField(name) ?? []),
    gpa: saved.gpa,
    isGpaEstimated: saved.isGpaEstimated,
    englishProficiency: saved.englishProficiency,
    toeflScore: saved.toeflScore,
    ieltsScore: saved.ieltsScore,
    duolingoScore: saved.duolingoScore,
    englishTestDate: saved.englishTestDate,
    visaType: saved.visaType,
    intendedVisaType: saved.intendedVisaType,
    citizenshipStatus: saved.citizenshipStatus,
    hasUsHighSchoolDiploma: saved.hasUsHighSchoolDiploma,
    hasLivedInUs: saved.usResidency?.hasLivedInUs ?? null,
    usPermanentResident: saved.usPermanentResident,
    isCurrentlyInUs: saved.isCurrentlyInUs,
    needsFinancialAid: saved.needsFinancialAid,
    // The rules compare US dollars only; an amount in another currency is not converted by guesswork.
    expectedFamilyContribution:
      contribution?.currency === 'USD' ? contribution.amount : null,
  }
}
