import type { BlindField } from '../settings/review.ts'
import { findNames, type PersonName } from './find-names.ts'
import { findPlaces } from './find-places.ts'
import { findSchools } from './find-schools.ts'
import { findAges, findContacts, findGendered, findSums } from './find-words.ts'
import { foldText, type Span } from './folded-text.ts'

/** What is known about an applicant that their texts must not reveal. */
export type BlindSubject = PersonName & {
  institutions: readonly string[]
  /** ISO 3166-1 alpha-2 */
  countries: readonly string[]
  /** YYYY-MM-DD */
  dateOfBirth: string | null
  /** Other people whose names must not show. */
  others?: readonly PersonName[]
}

/** A part of a text as it was typed; `kind` is what it would reveal, null if it may be read. */
export type TextPiece = { text: string; kind: BlindField | null }

type Hit = Span & { kind: BlindField }

/**
 * Cuts a text into what may be read and what is hidden; joined, the pieces are the text.
 *
 * Rules find what has a recognizable form: the applicant's own names, institutions and countries however they are
 * typed, addresses, numbers, names of schools in English and some other languages, names of countries and peoples,
 * gendered words. They miss the rest: a nickname, a teacher, a town, a school known by its street, a name in another
 * script than the form's. Hiding text therefore makes a review fairer, but never anonymous; a reviewer who recognizes
 * somebody declares a conflict.
 * @param blind what to hide; empty hides nothing
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

/** Hidden parts separated only by a blank or a dash become one: two blocks would reveal that there are two names. */
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
