import { stem } from 'porter2'
import { readTsquery } from '../text/text-query.ts'

/** A word, and PostgreSQL's tsquery of it alone, as text. */
export type ReadWord = { word: string; query: string }

/** How the text search configuration "english" of a server reads single words. */
export type EnglishWords = {
  learn(read: ReadWord): void
  /** Empty: the word means nothing. Null: only PostgreSQL knows. */
  lexemeOf(word: string): string | null
  /** Whether words that were never learned can be read too, because the stemmer agrees with all learned ones. */
  readonly readsAny: boolean
}

/**
 * Learned words are read as PostgreSQL read them, others by a stemmer that has agreed with it on every learned word,
 * because servers have different releases of Snowball, or their own configuration.
 */
export function createEnglishWords(): EnglishWords {
  const lexemes = new Map<string, string>()
  let stemmers = [stem, stemKeepingShort]
  return {
    learn({ word, query }) {
      if (!PLAIN.test(word)) return
      const read = readTsquery(query)
      if (read?.op === 'nothing') lexemes.set(word, '')
      if (read?.op !== 'lexeme') return
      lexemes.set(word, read.lexeme)
      if (!STEMMED.test(word)) return
      const lower = word.toLowerCase()
      stemmers = stemmers.filter((stemmed) => stemmed(lower) === read.lexeme)
    },
    lexemeOf(word) {
      const known = lexemes.get(word)
      if (known !== undefined) return known
      const [stemmed] = stemmers
      if (stemmed === undefined || !STEMMED.test(word)) return null
      const lower = word.toLowerCase()
      return lexemes.get(lower) ?? stemmed(lower)
    },
    get readsAny() {
      return stemmers.length > 0
    },
  }
}

const PLAIN = /^[a-z0-9]+$/i
/** Words that mix letters and digits are split by other rules. */
const STEMMED = /^(?:[a-z]+|[0-9]+)$/i

/** PostgreSQL 18 stems "added" to "add", earlier releases to "ad". */
function stemKeepingShort(word: string): string {
  return /^[aeo]([bdfgmnprt])\1(?:ed|ing)(?:ly)?s?$/.test(word)
    ? word.slice(0, 3)
    : stem(word)
}

/**
 * Learned before any other word is read: stop words, words on which stemmers differ, and capital letters, which
 * locales lower-case differently.
 */
export const FIRST_WORDS: readonly string[] = `
i me my myself we our ours ourselves you your yours yourself yourselves he him his himself she her hers
herself it its itself they them their theirs themselves what which who whom this that these those am is are
was were be been being have has had having do does did doing a an the and but if or because as until while
of at by for with about against between into through during before after above below to from up down in out
on off over under again further then once here there when where why how all any both each few more most
other some such no nor not only own same so than too very s t can will just don should now
added egging offing skis evenings geologist generously INSTITUTIONS`
  .trim()
  .split(/\s/)
