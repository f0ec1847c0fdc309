import type { StudentFacts } from '@landfall/matching/criteria/student-facts'
import { ancestors, fieldName, parseField } from '@landfall/matching/reference/fields'
import { countryName } from '@landfall/reference/countries'
import { matchProfileInput, type ProfileInput } from './match-profile.input.ts'
import { FORM_DEGREE_LEVELS, FORM_ENGLISH, type MatchProfile } from './match-run.ts'

export type FormAgain = typeof formAgain

/**
 * The form of an earlier run, as it would be sent now. Null where the form has other rules by now and
 * would not pass them.
 * @param current the stored profile, when it changed since: then it counts where it says something
 */
export function formAgain(
  profile: MatchProfile,
  current: StudentFacts | null,
): ProfileInput | null {
  const sent = { ...profile, country: profile.country ?? 'other' }
  const parsed = matchProfileInput.safeParse({
    ...sent,
    ...(current && factsOf(current, sent)),
  })
  return parsed.success ? parsed.data : null
}

function factsOf(current: StudentFacts, { academicField }: MatchProfile): object {
  const { country, intendedDegreeLevel, fieldCodes, englishProficiency, gpa } = current
  const isForm = FORM_DEGREE_LEVELS.some((level) => level === intendedDegreeLevel)
  return {
    ...(country !== null && countryName(country) !== null && { country }),
    ...(isForm && { degreeLevel: intendedDegreeLevel }),
    ...fieldOf(fieldCodes, academicField),
    ...(isBand(englishProficiency) && { englishProficiency }),
    // Empty: the profile's own counts.
    ...(gpa !== null && { gpa: null, gradeScale: null, gradeOriginal: null }),
  }
}

/** `other` says nothing that could replace what was told. */
function isBand(english: StudentFacts['englishProficiency']): boolean {
  return english !== 'other' && FORM_ENGLISH.some((word) => word === english)
}

/** The form's field stays while it is one of the profile's, or within one. */
function fieldOf(fieldCodes: readonly string[], academicField: string) {
  const [first] = fieldCodes
  const code = parseField(academicField)
  const own = code === null ? [] : [code, ...ancestors(code)]
  if (first === undefined || own.some((one) => fieldCodes.includes(one))) return {}
  return { academicField: fieldName(first) ?? academicField }
}
