import { isLiteral } from '../understanding/understand.ts'

/** The longest text that is tried word by word. */
const MAX_WORDS = 12
/** "no IELTS": with the word behind they ask for what no word of a listing says. */
const NEGATIONS = ['no', 'not', 'without']

export type LeftOut = {
  /** What is found by; null: nothing of the text. */
  kept: string | null
  /** What has no place beside it, in the order of the text. */
  leftOut: readonly string[]
}

/**
 * Goes through the words of a text that finds nothing, and leaves out each that finds nothing together with those
 * before it, and each that says what is not wanted. A text that finds something stays as it is; so does one that says exactly what is meant.
 * @param finds whether there is anything with the words of a text
 */
export async function leaveOut(
  text: string,
  finds: (text: string) => Promise<boolean>,
): Promise<LeftOut> {
  const parts = partsOf(text)
  const asItIs = { kept: text, leftOut: [] }
  if (isLiteral(text) || parts.length > MAX_WORDS || (await finds(text))) return asItIs
  const kept: string[] = []
  const leftOut: string[] = []
  for (const part of parts) {
    const isFound = !isNegated(part) && (await finds([...kept, part].join(' ')))
    ;(isFound ? kept : leftOut).push(part)
  }
  return { kept: kept.length === 0 ? null : kept.join(' '), leftOut }
}

function isNegated(part: string): boolean {
  return NEGATIONS.includes(part.split(' ')[0]?.toLowerCase() ?? '')
}

function partsOf(text: string): string[] {
  const parts: string[] = []
  let lead = ''
  for (const word of text.split(' ')) {
    const part = `${lead}${word}`
    lead = isNegated(word) ? `${part} ` : ''
    if (lead === '') parts.push(part)
  }
  return lead === '' ? parts : [...parts, lead.trim()]
}
