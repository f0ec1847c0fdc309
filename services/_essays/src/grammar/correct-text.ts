import type { Span } from '../text/text.ts'
import type { GrammarNote } from './grammar-note.ts'
import { slipCost } from './slip-cost.ts'

/** A text with its slips corrected, and the way back to positions in the original. */
export type Corrected = { text: string; originalOf(span: Span): Span }

/**
 * Corrects what the checker is sure of, so that content is judged by what was meant. Only the scorer reads the
 * result, and it is never shown. Names stay, since the checker takes them for misspelled words.
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

/** The most likely intended word; null when none is known, and for names. */
export function replacementOf(text: string, note: GrammarNote): string | null {
  const written = text.slice(note.from, note.to)
  if (note.kind === 'Spelling' && isName(text, note)) return null
  return nearestOf(written, note.replacements)
}

/** Whether the place begins with a capital letter within a sentence. */
export function isName(text: string, { from, to }: Span): boolean {
  if (!/^\p{Lu}/u.test(text.slice(from, to))) return false
  return !/(^|[.!?\n]["'”’)]*\s*)$/.test(text.slice(Math.max(0, from - 8), from))
}

/** The checker orders suggestions by how common they are; this picks the one with the most likely slip. */
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
