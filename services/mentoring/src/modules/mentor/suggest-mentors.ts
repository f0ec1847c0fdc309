import type { StudentRef } from '@landfall/kit/identity/student-policy'
import { countryName } from '@landfall/reference/countries'
import { languageName } from '@landfall/reference/languages'
import type { PersonStore } from '../person/person.store.ts'
import type { MentorStore, Wishes } from './mentor.store.ts'
import type { Mentor } from './mentor.ts'

export type MentorSuggestion = { mentor: Mentor; reasons: string[] }

type Deps = { mentors: MentorStore; people: PersonStore }

/** Mentors who have something in common with a student, with what it is; who has most comes first. */
export function makeSuggestMentors({ mentors, people }: Deps) {
  return async (
    { studentId }: StudentRef,
    { first }: { first: number },
  ): Promise<MentorSuggestion[]> => {
    const origin = await people.findOrigin(studentId)
    const { locale } = await people.find(studentId)
    const own = locale.slice(0, 2).toLowerCase()
    const { country = null, fields = [] } = origin ?? {}
    // Everybody here reads English: to have it in common says nothing.
    const wishes = { studentId, country, fields, language: own === 'en' ? null : own }
    const found = await mentors.suggest(wishes, first)
    return found.map((mentor) => ({ mentor, reasons: reasonsOf(mentor, wishes) }))
  }
}

function reasonsOf(mentor: Mentor, { country, fields, language }: Wishes): string[] {
  const { fieldOfStudy } = mentor
  const sharesField = fields.some(
    (field) => field.toLowerCase() === fieldOfStudy?.toLowerCase(),
  )
  return [
    country && mentor.country === country
      ? `Comes from ${countryName(country)}, as you do`
      : null,
    sharesField ? `Studied ${fieldOfStudy}, which interests you` : null,
    language && mentor.languages.includes(language)
      ? `Speaks ${languageName(language)}`
      : null,
  ].filter((reason) => reason !== null)
}
