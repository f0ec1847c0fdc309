import type { Span } from '../text/text.ts'
import type { GrammarNote } from './grammar-note.ts'

/** What another checker says about the same text, if one is set up and has answered. */
export type SecondOpinion = {
  /** The checker's name for people, for example "LanguageTool 6.6". */
  by: string
  notes: readonly GrammarNote[]
}

/**
 * The notes of a second checker at places where the first one has none. Where both mark a place, the first
 * checker's note stays, because the figure counts its notes; so each place has one remark, and the same one
 * everywhere.
 */
export function addedNotes(
  own: readonly GrammarNote[],
  { notes }: SecondOpinion,
): GrammarNote[] {
  const added: GrammarNote[] = []
  for (const note of notes.toSorted((a, b) => a.from - b.from)) {
    const isSaid = [...own, ...added].some((said) => overlap(said, note))
    if (!isSaid) added.push(note)
  }
  return added
}

/**
 * The note whose words are shown. Where both checkers mark the same words, the second one reads more of the
 * sentence (it says that "informations" is no plural, where the first suggests "deformations"). A misspelled word
 * is shown with its correction either way.
 */
export function betterWorded(note: GrammarNote, second: SecondOpinion | null): GrammarNote {
  if (second === null || note.kind === 'Spelling') return note
  return second.notes.find(({ from, to }) => from === note.from && to === note.to) ?? note
}

function overlap(one: Span, other: Span): boolean {
  return one.from < endOf(other) && other.from < endOf(one)
}

/** A gap where something is missing counts as a place of length 1. */
function endOf({ from, to }: Span): number {
  return Math.max(to, from + 1)
}
