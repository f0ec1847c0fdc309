import type { StudentRef } from '@landfall/kit/identity/student-policy'
import { countryName } from '@landfall/reference/countries'
import { languageName } from '@landfall/reference/languages'
import type { PersonStore } from '../person/person.store.ts'
import type { MentorStore, Wishes } from './mentor.store.ts'
import { isSameAward, type Mentor } from './mentor.ts'

export type MentorSuggestion = { mentor: Mentor; reasons: string[] }

type Deps = { mentors: MentorStore; people: PersonStore }

/** Mentors who have something in common with a student, and what it is; those with most in common come first. */
export function makeSuggestMentors({ mentors, people }: Deps) {
  return async (
    { studentId }: StudentRef,
    { first, awards }: { first: number; awards: readonly string[] },
  ): Promise<MentorSuggestion[]> => {
    const origin = await people.findOrigin(studentId)
    const { locale } = await people.find(studentId)
    const own = locale.slice(0, 2).toLowerCase()
    const { country = null, fields = [] } = origin ?? {}
    // Everybody here reads English, so sharing it says nothing.
    const language = own === 'en' ? null : own
    const wishes = { studentId, country, fields, language, awards }
    const found = await mentors.suggest(wishes, first)
    return found.map((mentor) => ({ mentor, reasons: reasonsOf(mentor, wishes) }))
  }
}

function reasonsOf(mentor: Mentor, wishes: Wishes): string[] {
  const { country, fields, language, awards } = wishes
  const { fieldOfStudy } = mentor
  const won = mentor.scholarshipsWon.find((one) =>
    awards.some((award) => isSameAward(one, award)),
  )
  const sharesField = fields.some(
    (field) => field.toLowerCase() === fieldOfStudy?.toLowerCase(),
  )
  return [
    won ? `Won ${won}, which you want` : null,
    country && mentor.country === country ? `From ${countryName(country)}, like you` : null,
    sharesField ? `Studied ${fieldOfStudy}, which interests you` : null,
    language && mentor.languages.includes(language)
      ? `Speaks ${languageName(language)}`
      : null,
  ].filter((reason) => reason !== null)
}
