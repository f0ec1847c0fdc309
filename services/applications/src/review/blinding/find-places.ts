import { COUNTRIES } from '@landfall/reference/countries'
import { COUNTRY_ALIASES } from '@landfall/reference/country-aliases'
import { DEMONYMS } from '@landfall/reference/demonyms'
import { findFolded, inARow, wholeWord, wordsOf } from './find-all.ts'
import { fold, type FoldedText, type Span } from './folded-text.ts'

/** Where nearly all awards of this site lead: naming it tells nothing of an applicant from elsewhere. */
const HOST = 'US'
/** Words that mean something else without a capital letter. */
const AMBIGUOUS = new Set(['turkey', 'polish', 'jersey', 'chad', 'china', 'guinea', 'mali'])
const SHORT = 3

type Word = { code: string; pattern: string; isTyped: (typed: string) => boolean }

const WORDS: readonly Word[] = COUNTRIES.flatMap(({ code, name }) => {
  const names = [name, ...(COUNTRY_ALIASES[code] ?? []), ...(DEMONYMS.get(code) ?? [])]
  return names.map((one) => wordOf(code, one))
})

function wordOf(code: string, name: string): Word {
  const words = wordsOf(fold(name))
  const key = words.join(' ')
  const pattern = wholeWord(`${inARow(words)}s?`)
  if (key.length <= SHORT)
    return { code, pattern, isTyped: (typed) => typed === typed.toUpperCase() }
  return {
    code,
    pattern,
    isTyped: AMBIGUOUS.has(key) ? (typed) => /^\p{Lu}/u.test(typed) : () => true,
  }
}

/**
 * Names of countries and of their people.
 * @param codes only of these; null: of all but where nearly all awards lead
 */
export function findPlaces(
  original: string,
  folded: FoldedText,
  codes: readonly string[] | null,
): Span[] {
  const wanted = WORDS.filter(({ code }) => (codes ? codes.includes(code) : code !== HOST))
  return wanted.flatMap(({ pattern, isTyped }) =>
    findFolded(folded, [pattern]).filter(({ start, end }) =>
      isTyped(original.slice(start, end)),
    ),
  )
}
