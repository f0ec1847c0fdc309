import type { Finding, FoundPoint } from '../essay-score.ts'
import { isName, replacementOf } from '../grammar/correct-text.ts'
import type { GrammarNote } from '../grammar/grammar-note.ts'
import type { Span } from '../text/text.ts'
import { counted, scale } from './scale.ts'

const MOST_SHOWN = 40
/** Notes in 100 words with which nothing is left of the score. */
const MOST_PER_100 = 15

/** Spelling and grammar as the checker sees them. Names that it does not know cost nothing. */
export function grammar(
  content: string,
  notes: readonly GrammarNote[],
  wordCount: number,
): Finding {
  const found = notes.filter((note) => note.kind !== 'Spelling' || !isName(content, note))
  const per100 = (found.length * 100) / Math.max(50, wordCount)
  return {
    score: scale(per100, MOST_PER_100, 0),
    reason: `${counted(found.length, 'note')} by the checker in ${counted(wordCount, 'word')}. It counts little, and not for what you say.`,
    points: found.slice(0, MOST_SHOWN).map((note) => pointOf(note, content)),
  }
}

function pointOf(note: GrammarNote, content: string): FoundPoint {
  const place = withWords(note, content)
  const quote = content.slice(place.from, place.to)
  const name = `note:${quote.toLowerCase()}`
  return { name, kind: 'open', text: wordsOf(note, content), places: [place] }
}

/** The checker marks what it quotes as code. */
function wordsOf(note: GrammarNote, content: string): string {
  const message = note.message.replaceAll(/`([^`]+)`/g, '“$1”')
  const meant = replacementOf(content, note)?.trim() ?? ''
  if (!/\w/.test(meant)) return message
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
