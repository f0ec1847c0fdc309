import { COUNTRIES } from '@landfall/reference/countries'
import { COUNTRY_ALIASES } from '@landfall/reference/country-aliases'
import { DEMONYMS } from '@landfall/reference/demonyms'
import { inARow, wholeWord, wordsOf } from './find-all.ts'
import { fold, type FoldedText, type Span } from './folded-text.ts'

/** Where nearly all awards on this site lead: naming it reveals nothing about an applicant from elsewhere. */
const HOST = 'US'
/** Words that mean something else without a capital letter. */
const AMBIGUOUS = new Set(['turkey', 'polish', 'jersey', 'chad', 'china', 'guinea', 'mali'])
const SHORT = 3

/** Names of countries and their people, as folded words. */
const NAMES: readonly { code: string; words: string[] }[] = COUNTRIES.flatMap(
  ({ code, name }) => {
    const names = [name, ...(COUNTRY_ALIASES[code] ?? []), ...(DEMONYMS.get(code) ?? [])]
    return names.map((one) => ({ code, words: wordsOf(fold(one)) }))
  },
)

/** One pattern for all names, the longest first, as the longest match is the one that is meant. */
function patternOf(isWanted: (code: string) => boolean): RegExp {
  const rows = NAMES.filter(({ code }) => isWanted(code)).map(({ words }) => inARow(words))
  const ordered = [...new Set(rows)].toSorted((one, other) => other.length - one.length)
  return new RegExp(wholeWord(`(?:${ordered.join('|')})s?`), 'gu')
}

const EVERYWHERE = patternOf((code) => code !== HOST)

/**
 * Names of countries and of their people.
 * @param codes only these countries; null: all but the one where nearly all awards lead
 */
export function findPlaces(
  original: string,
  { text, spanOf }: FoldedText,
  codes: readonly string[] | null,
): Span[] {
  if (codes?.length === 0) return []
  const pattern = codes === null ? EVERYWHERE : patternOf((code) => codes.includes(code))
  return [...text.matchAll(pattern)]
    .map((match) => ({
      name: match[0],
      ...spanOf(match.index, match.index + match[0].length),
    }))
    .filter(({ name, start, end }) => isMeant(name, original.slice(start, end)))
}

function isMeant(name: string, typed: string): boolean {
  if (name.length <= SHORT) return typed === typed.toUpperCase()
  return !AMBIGUOUS.has(name) || /^\p{Lu}/u.test(typed)
}
