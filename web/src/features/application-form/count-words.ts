/** How many words a personal statement may have at submitting. */
export const STATEMENT_WORDS = 500

/** Words as people count them: everything between spaces. */
export function countWords(text: string): number {
  const plain = text.trim()
  return plain === '' ? 0 : plain.split(/\s+/).length
}
