/** The words used to correct queries. */
export type TrigramIndex = {
  add(word: string): void
  /** At most 20, the most similar first, equally similar ones alphabetically. */
  similar(word: string): string[]
  readonly size: number
}

/** pg_trgm.similarity_threshold, in the precision of the comparison. */
const MIN_SIMILARITY = 0.3
const MAX_SIMILAR = 20
const FIRST_ROOM = 1_024

/**
 * Finds words as pg_trgm does: similarity is the share of trigrams that two words have in common, with two spaces
 * before a word and one after it.
 */
export function createTrigramIndex(): TrigramIndex {
  const words: string[] = []
  const partCounts: number[] = []
  const known = new Set<string>()
  const wordsWith = new Map<string, number[]>()
  /** How many trigrams each word shares with the one searched for; all 0 between searches. */
  let shared = new Uint16Array(FIRST_ROOM)
  return {
    add(word) {
      if (known.has(word)) return
      known.add(word)
      const parts = partsOf(word)
      for (const part of parts) {
        const list = wordsWith.get(part)
        if (list === undefined) wordsWith.set(part, [words.length])
        else list.push(words.length)
      }
      words.push(word)
      partCounts.push(parts.size)
      if (words.length > shared.length) shared = new Uint16Array(shared.length * 2)
    },
    similar(word) {
      const parts = partsOf(word)
      const met: number[] = []
      for (const part of parts) {
        for (const other of wordsWith.get(part) ?? []) {
          const before = shared[other] ?? 0
          if (before === 0) met.push(other)
          shared[other] = before + 1
        }
      }
      const found: { word: string; similarity: number }[] = []
      for (const other of met) {
        const common = shared[other] ?? 0
        shared[other] = 0
        const all = parts.size + (partCounts[other] ?? 0) - common
        const similarity = Math.fround(common / all)
        if (similarity >= MIN_SIMILARITY)
          found.push({ word: words[other] ?? '', similarity })
      }
      return found
        .toSorted((a, b) => b.similarity - a.similarity || (a.word < b.word ? -1 : 1))
        .slice(0, MAX_SIMILAR)
        .map((one) => one.word)
    },
    get size() {
      return words.length
    },
  }
}

function partsOf(word: string): Set<string> {
  const letters = [' ', ' ', ...word, ' ']
  const parts = new Set<string>()
  for (let at = 0; at + 3 <= letters.length; at += 1) {
    parts.add(letters.slice(at, at + 3).join(''))
  }
  return parts
}
