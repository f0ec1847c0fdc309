import type { Span } from '../text/text.ts'
import type { GrammarNote } from './grammar-note.ts'
import { slipCost } from './slip-cost.ts'

/** A text with its slips mended, and the way back to the places of the one that was written. */
export type Corrected = { text: string; originalOf(span: Span): Span }

/**
 * Mends what the checker is sure of, so that content is judged by what was meant. It is read by the
 * scorer alone and never shown. Names stay: the checker takes them for misspelled words.
 */
export function correctText(text: string, notes: readonly GrammarNote[]): Corrected {
  const edits: { at: Span; written: Span }[] = []
  let corrected = ''
  let done = 0
  for (const note of notes.toSorted((a, b) => a.from - b.from)) {
    const replacement = replacementOf(text, note)
    if (replacement === null || note.from < done) continue
    corrected += text.slice(done, note.from)
    const from = corrected.length
    corrected += replacement
    edits.push({ at: { from, to: corrected.length }, written: note })
    done = note.to
  }
  corrected += text.slice(done)
  return {
    text: corrected,
    originalOf: ({ from, to }) => ({
      from: placeOf(from, edits, 'from'),
      to: placeOf(to, edits, 'to'),
    }),
  }
}

/** What is likeliest meant; null where nothing is known, and for names. */
export function replacementOf(text: string, note: GrammarNote): string | null {
  const written = text.slice(note.from, note.to)
  if (note.kind === 'Spelling' && isName(text, note)) return null
  return nearestOf(written, note.replacements)
}

/** A capital letter within a sentence. */
export function isName(text: string, { from, to }: Span): boolean {
  if (!/^\p{Lu}/u.test(text.slice(from, to))) return false
  return !/(^|[.!?\n]["'”’)]*\s*)$/.test(text.slice(Math.max(0, from - 8), from))
}

/** The checker's order is by what is common; of its words, the one whose slip is the likeliest is meant. */
function nearestOf(written: string, replacements: readonly string[]): string | null {
  const costs = replacements.map((word) =>
    slipCost(written.toLowerCase(), word.toLowerCase()),
  )
  return replacements[costs.indexOf(Math.min(...costs))] ?? null
}

type Edit = { at: Span; written: Span }

function placeOf(place: number, edits: readonly Edit[], side: keyof Span): number {
  const edit = edits.findLast(
    ({ at }) => at.from < place || (side === 'from' && at.from <= place),
  )
  if (edit === undefined) return place
  if (place < edit.at.to || (side === 'to' && place === edit.at.to)) {
    return edit.written[side]
  }
  return edit.written.to + (place - edit.at.to)
}
