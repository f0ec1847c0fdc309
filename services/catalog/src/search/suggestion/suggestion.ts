export type SuggestionKind = 'words' | 'field' | 'country' | 'provider' | 'title'

/** `value` is what to filter by; null: the text is searched for. */
export type Suggestion = { kind: SuggestionKind; text: string; value: string | null }

type Named = { code: string; name: string }

/** Names that begin with the typed text, then those with a word that does. */
export function namesBeginningWith(
  typed: string,
  names: readonly Named[],
  most: number,
): Named[] {
  const start = typed.toLowerCase()
  const whole = names.filter(({ name }) => name.toLowerCase().startsWith(start))
  const within = names.filter(
    (one) => !whole.includes(one) && one.name.toLowerCase().includes(` ${start}`),
  )
  return [...whole, ...within].slice(0, most)
}

/** The text with its last word replaced. */
export function withLastWord(text: string, word: string): string {
  return text.replace(/\S*$/, word)
}

export function lastWordOf(text: string): string {
  return /\S*$/.exec(text)?.[0] ?? ''
}
