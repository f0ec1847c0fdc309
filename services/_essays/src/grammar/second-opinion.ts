import type { Span } from '../text/text.ts'
import type { GrammarNote } from './grammar-note.ts'

/** What another checker says of the same text, where one is set up and has answered. */
export type SecondOpinion = {
  /** The checker, for people, for example "LanguageTool 6.6". */
  by: string
  notes: readonly GrammarNote[]
}

/**
 * The notes of a second checker at places where the first one says nothing. The first one has every place that both
 * mark: its notes are what the figure counts, so that a place has one remark, and the same one everywhere.
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
 * What a note is told by: of words that both mark, the second checker reads more of the sentence ("informations" is
 * no plural, rather than perhaps "deformations"). A misspelled word is told by its correction either way.
 */
export function betterWorded(note: GrammarNote, second: SecondOpinion | null): GrammarNote {
  if (second === null || note.kind === 'Spelling') return note
  return second.notes.find(({ from, to }) => from === note.from && to === note.to) ?? note
}

function overlap(one: Span, other: Span): boolean {
  return one.from < endOf(other) && other.from < endOf(one)
}

/** A gap, where something is missing, is a place too. */
function endOf({ from, to }: Span): number {
  return Math.max(to, from + 1)
}
