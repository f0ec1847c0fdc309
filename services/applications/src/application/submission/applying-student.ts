import { NOTHING_KNOWN } from '@landfall/matching/criteria/student-facts'
import { parseField } from '@landfall/matching/reference/fields'
import {
  type AskedStudent,
  NOTHING_ANSWERED,
} from '@landfall/matching/requirements/student-answers'
import type { DegreeLevel } from '@landfall/matching/scholarship-criteria'
import type { ApplicationForm } from '../application/application-form.ts'

/**
 * Everything that an application is judged by: the form and, for the rest, the student's other answers. The form
 * wins, as it is what the owner reads. The form's present degree level may not be the one the student aims at: it
 * counts only if nothing else is known, and never against them, as undergraduates may apply for a graduate award.
 * @param profile null for a student without a profile
 * @param levels the levels that the award is for; null: not stated
 */
export function applyingStudent(
  form: ApplicationForm,
  profile: AskedStudent | null,
  levels: readonly DegreeLevel[] | null,
): AskedStudent {
  const known = profile ?? { ...NOTHING_KNOWN, ...NOTHING_ANSWERED }
  const { citizenship, currentGpa, currentDegreeLevel: present } = form
  const field = form.fieldOfStudy === null ? null : parseField(form.fieldOfStudy)
  return {
    ...known,
    ...(citizenship !== null && countryOf(citizenship)),
    intendedDegreeLevel:
      known.intendedDegreeLevel ?? (present && levels?.includes(present) ? present : null),
    fieldCodes: field === null ? known.fieldCodes : [field],
    gpa: currentGpa ?? known.gpa,
    isGpaEstimated: currentGpa === null && known.isGpaEstimated,
    toeflScore: form.toeflScore ?? known.toeflScore,
    ieltsScore: form.ieltsScore ?? known.ieltsScore,
    duolingoScore: form.duolingoScore ?? known.duolingoScore,
    // The profile's test day belongs to the profile's test.
    englishTestDate: isOtherTest(form, known) ? null : known.englishTestDate,
    dateOfBirth: form.dateOfBirth ?? known.dateOfBirth,
  }
}

const SCORES = ['toeflScore', 'ieltsScore', 'duolingoScore'] as const

/** Whether the form has a score that differs from the profile's. */
function isOtherTest(form: ApplicationForm, known: AskedStudent): boolean {
  return SCORES.some((score) => {
    const own = form[score]
    return own !== null && (known[score] === null || Number(own) !== Number(known[score]))
  })
}

/** `other` is unknown to every rule. */
function countryOf(citizenship: string) {
  const isCountryUnlisted = citizenship === 'other'
  return { country: isCountryUnlisted ? null : citizenship, isCountryUnlisted }
}
