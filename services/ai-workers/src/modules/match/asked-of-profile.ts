import { deadlineDay } from '@landfall/calendar/zone'
import { NOTHING_KNOWN, type StudentFacts } from '@landfall/matching/criteria/student-facts'
import { wantedUsd } from '@landfall/matching/match-query'
import {
  type AskedStudent,
  NOTHING_ANSWERED,
} from '@landfall/matching/requirements/student-answers'
import type { ToldProfile } from '@landfall/matching/requirements/told-profile'
import type { ProfileInput } from './match-profile.input.ts'
import { type MatchAsked, type MatchProfile, needOf } from './match-run.ts'

/**
 * The input of a run: the form's values, and the student's profile for the rest. An exact test score of the profile
 * is kept along with the form's band; some need means that aid is needed, while low or unstated need leaves this to
 * the profile. `other` as country means unknown. Sealed statements of the student are not included, see
 * `SealedStudent`.
 */
export function askedOf(
  form: ProfileInput,
  stored: Pick<ToldProfile, 'facts' | 'intendedUniversities'> | null,
  now: Date,
): MatchAsked {
  const known = stored?.facts ?? NOTHING_KNOWN
  const need = needOf(form.financialNeed)
  const student: AskedStudent = {
    ...NOTHING_ANSWERED,
    ...known,
    intendedUniversities: stored?.intendedUniversities ?? [],
    country: form.country.code,
    isCountryUnlisted: form.country.code === null,
    intendedDegreeLevel: form.degreeLevel,
    fieldCodes: [form.academicField.code],
    ...gpaOf(form, known),
    englishProficiency: form.englishProficiency,
    needsFinancialAid: need === null || need === 'low' ? known.needsFinancialAid : true,
  }
  const { preferredStates, minAmount } = form
  return {
    query: { student, need, wantedUsd: wantedUsd(need, minAmount), preferredStates },
    goals: goalsOf(form),
    today: deadlineDay(now),
    at: now.toISOString(),
  }
}

/** The form as the student sees it again. */
export function profileOf(form: ProfileInput): MatchProfile {
  const { academicField, country, isGpaEstimated: _, ...same } = form
  return {
    ...same,
    academicField: academicField.name,
    country: country.code,
    countryName: country.name,
  }
}

/** A student who states no grade is judged by the profile's GPA. */
function gpaOf(form: ProfileInput, known: StudentFacts) {
  const { gpa, isGpaEstimated } = form.gpa === null ? known : form
  return { gpa, isGpaEstimated }
}

function goalsOf({ careerGoals, extracurriculars }: ProfileInput): string {
  return [careerGoals, extracurriculars].filter((text) => text !== null).join('\n')
}
