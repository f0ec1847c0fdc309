import type { Span } from '../text/text.ts'

/** What the grammar and spelling checker says about one place. */
export type GrammarNote = Span & {
  /** The checker's own name for the kind of rule, for example "Spelling". */
  kind: string
  message: string
  /** Suggested replacements, best first; empty when the checker has none. */
  replacements: string[]
}
