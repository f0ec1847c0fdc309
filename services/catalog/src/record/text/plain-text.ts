/**
 * Text as it is indexed and searched: letters without their marks, no control characters. Both sides use it, so that
 * "quebec" finds "Québec".
 */
export function plainText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/\p{C}/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

/**
 * A person's query with runs of minus signs reduced to one: PostgreSQL reads each as "not" and fails if there are too
 * many.
 */
export function withoutRunsOfMinus(text: string): string {
  return text.replace(/-(?:\s*-)+/g, '-')
}

/** The words of a text, lower case; what the dictionary of words holds and corrects. */
export function wordsOf(text: string): string[] {
  return (
    plainText(text)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
}
