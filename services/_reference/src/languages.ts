/** Languages by their two-letter code (ISO 639-1), with the English names of Unicode's CLDR. */
const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })
const LETTERS = Array.from('abcdefghijklmnopqrstuvwxyz')

/** Codes that CLDR names twice, or that name no language that people speak. */
const LEFT_OUT = new Set(['mo', 'sh', 'tw', 'iw', 'in', 'ji', 'jw', 'bh'])

const CODES: ReadonlyMap<string, string> = new Map(
  LETTERS.flatMap((first) => LETTERS.map((second) => first + second))
    .filter((code) => !LEFT_OUT.has(code))
    .flatMap((code) => {
      const name = names.of(code)
      return name === undefined ? [] : [[code, name] as const]
    }),
)
const BY_NAME = new Map([...CODES].map(([code, name]) => [name.toLowerCase(), code]))

/** All languages by name. */
export const LANGUAGES: readonly { code: string; name: string }[] = [...CODES]
  .map(([code, name]) => ({ code, name }))
  .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))

/** The code of a language that is given by code or English name; null for none of ours. */
export function parseLanguage(text: string): string | null {
  const word = text.trim().toLowerCase()
  return CODES.has(word) ? word : (BY_NAME.get(word) ?? null)
}

/** The English name of a code; null for an unknown one. */
export function languageName(code: string): string | null {
  return CODES.get(code) ?? null
}
