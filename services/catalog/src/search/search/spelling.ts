import { wordsOf } from '../../record/text/plain-text.ts'

const SHORT_WORD = 4

/**
 * The query with its unknown words replaced by similar known ones; null if none is close enough. @param lookAlikes
 * candidates for each unknown word
 */
export function corrected(
  text: string,
  lookAlikes: ReadonlyMap<string, readonly string[]>,
): string | null {
  let isChanged = false
  const words = wordsOf(text).map((word) => {
    const best = nearest(word, lookAlikes.get(word) ?? [])
    if (best === null) return word
    isChanged = true
    return best
  })
  return isChanged ? words.join(' ') : null
}

/** The candidate with the fewest typos; null if all need more than one or two. */
export function nearest(word: string, candidates: readonly string[]): string | null {
  const allowed = word.length <= SHORT_WORD ? 1 : 2
  let best: { word: string; slips: number } | null = null
  for (const candidate of candidates) {
    // A word that was typed only halfway is not a typo.
    const isBeginning = word.length >= SHORT_WORD && candidate.startsWith(word)
    // Each extra or missing letter is a typo.
    const isFar = Math.abs(word.length - candidate.length) > allowed
    if (isFar && !isBeginning) continue
    const slips = isBeginning ? allowed : slipsBetween(word, candidate)
    if (slips <= allowed && (best === null || slips < best.slips)) {
      best = { word: candidate, slips }
    }
  }
  return best?.word ?? null
}

/** How many letters to add, drop, change or swap with the next one (Damerau-Levenshtein, adjacent swaps). */
export function slipsBetween(from: string, to: string): number {
  let beforePrevious: number[] = []
  let previous = Array.from({ length: to.length + 1 }, (_, n) => n)
  for (let i = 1; i <= from.length; i++) {
    const row = [i]
    for (let j = 1; j <= to.length; j++) {
      const change = from[i - 1] === to[j - 1] ? 0 : 1
      let least = Math.min(
        at(previous, j) + 1,
        at(row, j - 1) + 1,
        at(previous, j - 1) + change,
      )
      if (i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1]) {
        least = Math.min(least, at(beforePrevious, j - 2) + 1)
      }
      row.push(least)
    }
    beforePrevious = previous
    previous = row
  }
  return at(previous, to.length)
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Number.POSITIVE_INFINITY
}
