/** A part of a text: `text.slice(from, to)`, in UTF-16 units. */
export type Span = { from: number; to: number }

export type Word = Span & {
  /** The word in lower case with straight apostrophes. */
  word: string
  stem: string
  isCapital: boolean
}

export type Sentence = Span & { words: Word[]; paragraph: number }

/** A text with its parts, in order. */
export type ReadText = {
  text: string
  paragraphs: (Span & { sentences: Sentence[] })[]
  sentences: Sentence[]
  words: Word[]
}
