import { isLiteral } from '../understanding/understand.ts'

/** The longest text that is tried word by word. */
const MAX_WORDS = 12
/** "no IELTS": with the next word they ask for something that no listing's words say. */
const NEGATIONS = ['no', 'not', 'without']

export type LeftOut = {
  /** The words that are searched for; null: none of the text. */
  kept: string | null
  /** The words that were left out, in the order of the text. */
  leftOut: readonly string[]
}

/**
 * If a text finds nothing, leaves out each word that finds nothing together with the words kept before it, and each
 * that says what is not wanted. A text that finds something stays as it is, as does one with search operators.
 * @param finds whether anything matches a text
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
