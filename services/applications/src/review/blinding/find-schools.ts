import { findFolded, findTyped, inARow, wholeWord, wordsOf } from './find-all.ts'
import { fold, type FoldedText, type Span } from './folded-text.ts'

const KINDS =
  'University|College|Institute of Technology|Institute|Polytechnic|Academy|Conservatory|High School|Secondary School|Grammar School|Primary School|Middle School|School|Gymnasium|Lyceum|Lycée|Lycee|Universität|Universidad|Université|Universidade|Università'
const FOREIGN =
  'École|Ecole|Universität|Universidad|Université|Universidade|Università|Lycée|Lycee'
const OF = '(?:of|for|de|del|da|do|di|du|des|la|los|the|at)'
const WORD = String.raw`(?:St\.|\p{Lu}[\p{L}\p{M}\p{N}'’&-]*)`
const LINK = 'of|for|and|de|del|da|do|di|du|des|la|the|in|at'
const NAMED = `${WORD}(?:[ \\t]+(?:(?:${LINK})[ \\t]+){0,2}${WORD}){0,5}`

/** "Kwame Nkrumah University", "Lagos State University of Science and Technology". */
const NAME_FIRST = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${WORD}[ \\t]+){1,5}(?:${KINDS})(?:[ \\t]+(?:of|for|de|at)[ \\t]+${NAMED})?(?![\\p{L}\\p{N}])`,
  'gu',
)
/** "University of Lagos", "École Polytechnique", "Universidad de los Andes". */
const KIND_FIRST = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(?:${KINDS})[ \\t]+(?:${OF}[ \\t]+){1,2}|(?:${FOREIGN})[ \\t]+(?:${OF}[ \\t]+){0,2})${NAMED}`,
  'gu',
)
/** Words that begin a sentence or refer to a school without naming it. */
const NO_NAME = new Set(
  `A An The My Our Your His Her Their This That These Those In At From To Of For And But When While After
  Before During Since As If I Every Each No Any Some Since Then Our Both`.split(/\s+/),
)
/** Words in names of schools that do not say which one it is. */
const GENERIC = new Set(
  `university college institute school academy polytechnic high secondary grammar primary middle state national
  federal technical technology science sciences arts applied international central community city of the for and
  at in de la le du des del da do di los las business medical engineering education studies higher general`.split(
    /\s+/,
  ),
)
const MIN_ACRONYM_LENGTH = 3

/**
 * Finds the applicant's institutions by name, distinctive words and initials; other schools by the form of their
 * names.
 */
export function findSchools(
  original: string,
  folded: FoldedText,
  institutions: readonly string[],
): Span[] {
  const names = institutions.map((name) => wordsOf(fold(name))).filter((words) => words.length > 0) // prettier-ignore
  const whole = names.map((words) => wholeWord(inARow(words)))
  const distinctive = names.flat().filter((word) => word.length > 3 && !GENERIC.has(word))
  const alone = findFolded(folded, [...new Set(distinctive)].map(wholeWord))
  const acronyms = institutions.flatMap(acronymsOf)
  return [
    ...findFolded(folded, whole),
    ...alone.filter(({ start }) => /^\P{Ll}/u.test(original.slice(start))),
    ...acronyms.flatMap((letters) =>
      findTyped(original, new RegExp(wholeWord(letters), 'gu')),
    ),
    ...findTyped(original, NAME_FIRST).flatMap((span) => named(original, span)),
    ...findTyped(original, KIND_FIRST),
  ]
}

/** Drops words that only begin the sentence; returns nothing if no name is left: "My University". */
function named(original: string, { start, end }: Span): Span[] {
  const words = original.slice(start, end).split(/(?<=[ \t])(?=\S)/u)
  let from = start
  while (words[0] !== undefined && NO_NAME.has(words[0].trim())) {
    from += words[0].length
    words.shift()
  }
  const rest = original.slice(from, end)
  return new RegExp(`^(?:${KINDS})$`, 'u').test(rest) ? [] : [{ start: from, end }]
}

/** "Massachusetts Institute of Technology": MIT; also acronyms that are part of the name. */
function acronymsOf(name: string): string[] {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter((word) => /^\p{Lu}/u.test(word))
  const letters = words.map((word) => [...word][0]).join('')
  const own = name.match(/\p{Lu}{3,}/gu) ?? []
  return letters.length >= MIN_ACRONYM_LENGTH ? [letters, ...own] : [...own]
}
