import { STOP_WORDS } from './stop-words.ts'
import type { WordVectors } from './word-vectors.ts'

/** The direction in which a text points, of length 1. */
export type TextVector = Float32Array

/** A text with fewer known words has no meaning to compare. */
const LEAST_WORDS = 3

/**
 * The mean of the vectors of a text's words, each word once, weighted by how much it says. Null when fewer than
 * three different words are known. The same text always has the same vector.
 */
export function textVector(text: string, vectors: WordVectors): TextVector | null {
  const { dimensions, rows, factors, components } = vectors
  const known = new Set<number>()
  for (const word of wordsOf(text)) {
    const row = STOP_WORDS.has(word) ? undefined : rows.get(word)
    if (row !== undefined) known.add(row)
  }
  if (known.size < LEAST_WORDS) return null
  const sum = new Float32Array(dimensions)
  for (const row of known) {
    const factor = factors[row] ?? 0
    const start = row * dimensions
    for (let i = 0; i < dimensions; i++) {
      sum[i] = (sum[i] ?? 0) + factor * (components[start + i] ?? 0)
    }
  }
  return unit(sum)
}

/** From -1 to 1. */
export function cosine(a: TextVector, b: TextVector): number {
  let sum = 0
  for (let i = 0; i < a.length; i++) sum += (a[i] ?? 0) * (b[i] ?? 0)
  return sum
}

/** The words in lower case, without accents; anything but an English letter separates words. */
function wordsOf(text: string): string[] {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return plain.replace(/['’]s\b/g, '').match(/[a-z]{2,}/g) ?? []
}

function unit(vector: Float32Array): Float32Array | null {
  const length = Math.hypot(...vector)
  return length === 0 ? null : vector.map((component) => component / length)
}
