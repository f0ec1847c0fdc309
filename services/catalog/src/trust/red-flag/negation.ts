/** Negates what follows: "there is no application fee", "we never ask for your card number". */
const BEFORE =
  /\b(?:no|not|never|without|nor|neither|cannot|can['’]?t|don['’]?t|doesn['’]?t|isn['’]?t|aren['’]?t|won['’]?t|beware(?: of)?|avoid|instead of|rather than|free of|zero)\b[^.!?;:]{0,60}$/i

/** Negates what precedes it: "a fee is not charged", "application fee: none". */
const AFTER =
  /^[^.!?;]{0,30}?(?:\b(?:is|are|will be|was)\s+(?:not|never|no longer)\b|\b(?:isn['’]?t|aren['’]?t|won['’]?t)\b|\bnot (?:required|charged|needed|asked)\b|:\s*(?:none|no\b|\$0\b|0\b)|\bwaive[rd]s?\b|\bof \$0\b)/i

/** Characters to either side, so that a text with a thousand matches does not take long. */
const MAX_SENTENCE_LENGTH = 500

/** The sentence around a place in a text, within the maximum length. */
export function sentenceAround(text: string, start: number, end: number) {
  const first = Math.max(0, start - MAX_SENTENCE_LENGTH)
  const before = text.slice(first, start)
  const from = Math.max(
    ...[...before.matchAll(/[.!?;](?=\s)|\n/g)].map((m) => first + m.index + 1),
    first,
  )
  const rest = text.slice(end, end + MAX_SENTENCE_LENGTH)
  const stop = /[.!?;](?=\s|$)|\n/.exec(rest)
  return {
    before: text.slice(from, start),
    after: rest.slice(0, stop?.index ?? rest.length),
    whole: text.slice(from, end + (stop?.index ?? rest.length)).trim(),
  }
}

/** Whether the words around a match say the opposite of it. */
export function isNegated(sentence: { before: string; after: string }): boolean {
  return BEFORE.test(sentence.before) || AFTER.test(sentence.after)
}
