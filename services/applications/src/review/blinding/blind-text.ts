import type { BlindField } from '../settings/review.ts'
import { findNames, type PersonName } from './find-names.ts'
import { findPlaces } from './find-places.ts'
import { findSchools } from './find-schools.ts'
import { findAges, findContacts, findGendered, findSums } from './find-words.ts'
import { foldText, type Span } from './folded-text.ts'

/** What is known of an applicant that their texts must not tell. */
export type BlindSubject = PersonName & {
  institutions: readonly string[]
  /** ISO 3166-1 alpha-2 */
  countries: readonly string[]
  /** YYYY-MM-DD */
  dateOfBirth: string | null
  /** Others who must not be known by name. */
  others?: readonly PersonName[]
}

/** A part of a text as it was typed; `kind` is what it tells, null where it may be read. */
export type TextPiece = { text: string; kind: BlindField | null }

type Hit = Span & { kind: BlindField }

/**
 * Cuts a text into what may be read and what is hidden; joined, the pieces are the text.
 *
 * Rules find what has a form: the applicant's own names, institutions and countries however they are typed,
 * addresses, numbers, names of schools in English and some other languages, names of countries and peoples,
 * gendered words. They miss what has none: a nickname, a teacher, a town, a school that is called by its
 * street, a name in another script than the form's. Hidden text therefore makes a review fairer, and never
 * anonymous; what a reviewer recognizes all the same they declare as a conflict.
 * @param blind what is to be hidden; nothing is with none
 */
export function blindText(
  text: string,
  subject: BlindSubject,
  blind: readonly BlindField[],
): TextPiece[] {
  const finders = findersOf(text, subject)
  const hits = blind.flatMap((kind) => {
    const find = finders[kind]
    return find().map((span): Hit => ({ ...span, kind }))
  })
  return cut(text, merged(text, hits))
}

function findersOf(text: string, subject: BlindSubject): Record<BlindField, () => Span[]> {
  const folded = foldText(text)
  const { institutions, countries, dateOfBirth, others = [] } = subject
  return {
    name: () => [subject, ...others].flatMap((one) => findNames(text, folded, one)),
    contact: () => findContacts(text),
    schools: () => findSchools(text, folded, institutions),
    places: () => [
      ...findPlaces(text, folded, null),
      ...findPlaces(text, folded, countries),
    ],
    citizenship: () => findPlaces(text, folded, countries),
    gender: () => findGendered(text),
    age: () => findAges(text, dateOfBirth),
    finances: () => findSums(text),
  }
}

/** What only a blank or a dash stands between is one: two blocks would tell of two names. */
const JOINED = /^[\s'’.-]*$/u

function merged(text: string, hits: readonly Hit[]): Hit[] {
  const all: Hit[] = []
  const ordered = hits.toSorted(
    (one, other) => one.start - other.start || other.end - one.end,
  )
  for (const hit of ordered.filter(({ start, end }) => end > start)) {
    const last = all.at(-1)
    const isOne =
      last !== undefined &&
      (hit.start < last.end ||
        (hit.kind === last.kind && JOINED.test(text.slice(last.end, hit.start))))
    if (isOne) last.end = Math.max(last.end, hit.end)
    else all.push({ ...hit })
  }
  return all
}

function cut(text: string, hits: readonly Hit[]): TextPiece[] {
  const pieces: TextPiece[] = []
  let from = 0
  for (const { start, end, kind } of hits) {
    if (start > from) pieces.push({ text: text.slice(from, start), kind: null })
    pieces.push({ text: text.slice(start, end), kind })
    from = end
  }
  if (from < text.length) pieces.push({ text: text.slice(from), kind: null })
  return pieces
}
