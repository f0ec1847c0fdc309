/** Words that are their own labels, as options of a field. */
export function asOptions(words: readonly string[] = []) {
  return words.map((word) => ({ value: word, label: word }))
}
