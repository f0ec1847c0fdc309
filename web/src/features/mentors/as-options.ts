/** Options of a field whose values are their own labels. */
export function asOptions(words: readonly string[] = []) {
  return words.map((word) => ({ value: word, label: word }))
}
