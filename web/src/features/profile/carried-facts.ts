import { typeInto } from '#lib/forms/form-draft.ts'
import { takeWish } from '#lib/session/wish.ts'
import { paths } from '#paths'
import { degreeLevels } from './profile-options.ts'
import type { StudentValues } from './student-values.ts'

/** Puts a visitor's choices on the landing page into the form of a new profile, as if typed there; only once. */
export function takeCarriedFacts(
  owner: string,
  form: string,
  initial: StudentValues,
): void {
  const facts = parse(takeWish('profile', paths.profile()))
  if (facts) typeInto(owner, form, initial, facts)
}

function parse(
  text: string | null,
): Pick<StudentValues, 'country' | 'intendedDegreeLevel'> | null {
  if (text === null) return null
  try {
    const { country, level } = JSON.parse(text) as { country?: unknown; level?: unknown }
    const isKnown = degreeLevels.some(({ value }) => value === level)
    if (typeof country !== 'string' || typeof level !== 'string' || !isKnown) return null
    return { country, intendedDegreeLevel: level }
  } catch {
    return null
  }
}
