import { addPlace, copyOf, growable, setBit } from './search-bits.ts'
import {
  type WordQuery,
  type Words,
  findsWords,
  neededWords,
  parseWordQuery,
} from './word-query.ts'

/** The texts of searches, filed by words that a matching listing must have. */
export function createFiledTexts() {
  /** By slot; undefined without a text, null for a text of stop words only, which finds nothing. */
  const queries: (WordQuery | null | undefined)[] = []
  /** Searches without a text, or with one that requires no word. */
  const wordless = growable()
  const byWord = new Map<string, number[]>()

  return {
    /** @param words a tsquery; null without a text */
    file(slot: number, words: string | null): void {
      const query = words === null ? undefined : parseWordQuery(words)
      queries[slot] = query
      if (query === undefined) return setBit(wordless, slot)
      if (query === null) return
      const needed = neededWords(query)
      if (needed === null) return setBit(wordless, slot)
      for (const word of new Set(needed)) {
        const filed = byWord.get(word)
        if (filed === undefined) byWord.set(word, [slot])
        else filed.push(slot)
      }
    },

    /** The searches among the first `slots` whose text may match these words. */
    candidates(words: Words, slots: number): Uint32Array {
      const found = copyOf(wordless, slots)
      for (const word of words.keys()) {
        for (const slot of byWord.get(word) ?? []) addPlace(found, slot)
      }
      return found
    },

    finds(slot: number, words: Words): boolean {
      const query = queries[slot]
      return query === undefined || (query !== null && findsWords(query, words))
    },
  }
}
