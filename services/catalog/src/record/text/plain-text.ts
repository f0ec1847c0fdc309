/**
 * Text as it is indexed and searched: letters without their marks, no control characters.
 * The same on both sides, so that "Québec" and "quebec" meet.
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
 * A person's query with at most one minus sign at a place: PostgreSQL reads each as "not" and gives up
 * where they are many.
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
