import type { StudentFacts } from '@landfall/matching/criteria/student-facts'
import { ancestors, fieldName, parseField } from '@landfall/matching/reference/fields'
import { countryName } from '@landfall/reference/countries'
import { matchProfileInput, type ProfileInput } from './match-profile.input.ts'
import { FORM_DEGREE_LEVELS, FORM_ENGLISH, type MatchProfile } from './match-run.ts'

export type FormAgain = typeof formAgain

/**
 * The form of an earlier run, as it would be sent now. Null when the form's rules have changed and it would no
 * longer pass.
 * @param current the stored profile, if it has changed since: it then counts wherever it says something
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
    // Left empty, so that the profile's own GPA counts.
    ...(gpa !== null && { gpa: null, gradeScale: null, gradeOriginal: null }),
  }
}

/** `other` says nothing that could replace the stated band. */
function isBand(english: StudentFacts['englishProficiency']): boolean {
  return english !== 'other' && FORM_ENGLISH.some((word) => word === english)
}

/** The form's field stays as long as it is one of the profile's fields or lies within one. */
function fieldOf(fieldCodes: readonly string[], academicField: string) {
  const [first] = fieldCodes
  const code = parseField(academicField)
  const own = code === null ? [] : [code, ...ancestors(code)]
  if (first === undefined || own.some((one) => fieldCodes.includes(one))) return {}
  return { academicField: fieldName(first) ?? academicField }
}
