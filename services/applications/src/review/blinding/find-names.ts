import { findFolded, inARow, wholeWord, wordsOf } from './find-all.ts'
import { fold, type FoldedText, type Span } from './folded-text.ts'

export type PersonName = { firstName: string | null; lastName: string | null }

/** Names that are also everyday words: they count only with a capital letter. */
const COMMON_WORDS = new Set(
  `a am an and are art as at be by can do for go grace had hand has he her him his home hope i if in is it joy
  may me my no of on or our she so sun the they to up us was we will win you`.split(/\s+/),
)

/** The applicant's names, alone, together and as initials, in any case and with or without accents. */
export function findNames(original: string, folded: FoldedText, name: PersonName): Span[] {
  const firsts = partsOf(name.firstName)
  const lasts = partsOf(name.lastName)
  const parts = [...firsts, ...lasts]
  const words = new Set(parts.flat().filter((word) => word.length > 1 || !isLatin(word)))
  const alone = [...words].flatMap((word) => {
    const found = findFolded(folded, [wholeWord(String.raw`${word}s?`)])
    return COMMON_WORDS.has(word)
      ? found.filter((span) => isCapital(original, span))
      : found
  })
  const whole = parts
    .filter((part) => part.length > 1)
    .map((part) => wholeWord(inARow(part)))
  const rows = findFolded(folded, [...whole, ...together(firsts, lasts)])
  const isAmbiguous = [...words].every((word) => COMMON_WORDS.has(word))
  return [...alone, ...rows.filter((span) => !isAmbiguous || isCapital(original, span))]
}

/** Both names in either order, also as one word, with one or both as initials. */
function together(firsts: readonly string[][], lasts: readonly string[][]): string[] {
  const [first, last] = [firsts.flat(), lasts.flat()]
  if (first.length === 0 || last.length === 0) return []
  const [f, l] = [initial(first), initial(last)]
  const [anyFirst, anyLast] = [first.join('|'), last.join('|')]
  const middle = String.raw`(?:\p{L}\.?\s?){0,2}`
  return [
    wholeWord(inARow([...first, ...last])),
    wholeWord(inARow([...last, ...first])),
    String.raw`(?<![\p{L}\p{N}])${f}\.\s?${middle}(?:${anyLast})(?![\p{L}\p{N}])`,
    String.raw`(?<![\p{L}\p{N}])${f}\s(?:${anyLast})(?![\p{L}\p{N}])`,
    String.raw`(?<![\p{L}\p{N}])(?:${anyFirst})\s${middle}${l}\.`,
    String.raw`(?<![\p{L}\p{N}])(?:${anyFirst})\s${l}(?![\p{L}\p{N}'’])`,
    String.raw`(?<![\p{L}\p{N}])${f}\.\s?(?:\p{L}\.\s?)?${l}\.?(?![\p{L}\p{N}])`,
  ]
}

function partsOf(name: string | null): string[][] {
  return fold(name ?? '')
    .split(/\s+/u)
    .map(wordsOf)
    .filter((part) => part.length > 0)
}

function initial([word = '']: readonly string[]): string {
  return [...word][0] ?? ''
}

function isLatin(word: string): boolean {
  return /^[\p{Script=Latin}\p{N}]+$/u.test(word)
}

function isCapital(original: string, { start }: Span): boolean {
  return /^\p{Lu}/u.test(original.slice(start))
}
