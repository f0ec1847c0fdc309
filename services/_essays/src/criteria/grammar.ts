import type { Finding, FoundPoint } from '../essay-score.ts'
import { isName, replacementOf } from '../grammar/correct-text.ts'
import type { GrammarNote } from '../grammar/grammar-note.ts'
import { addedNotes, betterWorded, type SecondOpinion } from '../grammar/second-opinion.ts'
import type { Span } from '../text/text.ts'
import { counted, scale } from './scale.ts'

const MAX_POINTS = 40
/** With this many notes per 100 words, the score is 0. */
const MAX_NOTES_PER_100_WORDS = 15

/**
 * The prefix of the names of notes that a second checker adds: that checker may be unavailable when the next
 * version is read.
 */
export const ADDED = 'also:'

/**
 * Spelling and grammar as the checker sees them. Names that it does not know cost nothing. Notes of a second
 * checker are shown but cost nothing either, so the figure is the same wherever and whenever a text is scored.
 */
export function grammar(
  content: string,
  notes: readonly GrammarNote[],
  wordCount: number,
  second: SecondOpinion | null,
): Finding {
  const isNoName = (note: GrammarNote) => note.kind !== 'Spelling' || !isName(content, note)
  const found = notes.filter(isNoName)
  const per100 = (found.length * 100) / Math.max(50, wordCount)
  const added = second === null ? [] : addedNotes(notes, second).filter(isNoName)
  const shown = found.slice(0, MAX_POINTS)
  const points = [
    ...shown.map((note) => pointOf(note, content, { words: betterWorded(note, second) })),
    ...added
      .slice(0, MAX_POINTS - shown.length)
      .map((note) => pointOf(note, content, { start: ADDED })),
  ]
  return {
    score: scale(per100, MAX_NOTES_PER_100_WORDS, 0),
    reason: `${counted(found.length, 'note')} from the checker in ${counted(wordCount, 'word')}. This score counts little, and the others ignore mistakes.${additionOf(second, added.length)}`,
    points: points.toSorted((a, b) => startOf(a) - startOf(b)),
  }
}

function additionOf(second: SecondOpinion | null, count: number): string {
  if (second === null) return ''
  return count === 0
    ? ` ${second.by} adds no note.`
    : ` ${second.by} adds ${counted(count, 'note')}; ${count === 1 ? 'it costs' : 'they cost'} no points.`
}

function startOf({ places }: FoundPoint): number {
  return places[0]?.from ?? 0
}

function pointOf(
  note: GrammarNote,
  content: string,
  { words = note, start = '' }: { words?: GrammarNote; start?: string },
): FoundPoint {
  const place = withWords(note, content)
  const quote = content.slice(place.from, place.to)
  const name = `${start}note:${quote.toLowerCase()}`
  return { name, kind: 'open', text: wordsOf(words, content), places: [place] }
}

/** The checker puts backquotes around what it quotes. */
function wordsOf(note: GrammarNote, content: string): string {
  const message = note.message.replaceAll(/`([^`]+)`/g, '“$1”')
  const meant = replacementOf(content, note)?.trim() ?? ''
  if (!/\w/.test(meant) || message.includes(`“${meant}”`)) return message
  return note.kind === 'Spelling'
    ? `Did you mean “${meant}”?`
    : `${message} Perhaps “${meant}”.`
}

/** A gap where a word is missing is shown with the words on both sides of it. */
function withWords({ from, to }: Span, content: string): Span {
  if (content.slice(from, to).trim() !== '') return { from, to }
  const before = /\S+\s*$/.exec(content.slice(0, from))?.[0].length ?? 0
  const behind = /^\s*\S+/.exec(content.slice(to))?.[0].length ?? 0
  return { from: from - before, to: to + behind }
}
