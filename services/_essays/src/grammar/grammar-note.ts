import type { Span } from '../text/text.ts'

/** What the checker of grammar and spelling says of one place. */
export type GrammarNote = Span & {
  /** Its own name of the rule's family, for example "Spelling". */
  kind: string
  message: string
  /** What could stand there, best first; empty when it says nothing. */
  replacements: string[]
}
