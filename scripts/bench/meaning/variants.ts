import { cosine, textVector } from '../../../services/_matching/src/goals/text-vector.ts'
import {
  FUNCTION_WORDS,
  STOP_WORDS,
} from '../../../services/_matching/src/goals/stop-words.ts'
import { loadWordVectors } from '../../../services/_matching/src/goals/load-word-vectors.ts'

/** How near two texts are; more is nearer. */
export type Nearness = (a: string, b: string) => number

/**
 * A way to compare texts. It gets all candidates first, as a service has them before somebody asks, and keeps what it
 * computes for a text.
 */
export type TextVariant = (candidates: readonly string[]) => Nearness

const vectors = loadWordVectors()

/** Matching compares goals by this: the weighted mean of the vectors of a text's words. */
const wordVectors: TextVariant = () => {
  const vectorOf = kept((text) => textVector(text, vectors))
  return (a, b) => {
    const [left, right] = [vectorOf(a), vectorOf(b)]
    return left === null || right === null ? 0 : cosine(left, right)
  }
}

type Word = { weight: number; vector: Float32Array }

/**
 * Compares each word with the nearest one of the other text; the
 * mean of both directions, weighted by how much the words tell.
 */
const alignedWords: TextVariant = () => {
  const wordsIn = kept((text) => [...knownRows(text)].map(wordOf))
  return (a, b) => {
    const [left, right] = [wordsIn(a), wordsIn(b)]
    if (left.length === 0 || right.length === 0) return 0
    return (oneWay(left, right) + oneWay(right, left)) / 2
  }
}

function oneWay(from: readonly Word[], to: readonly Word[]): number {
  const near = from.map((word) => {
    const cosines = to.map((other) => cosine(word.vector, other.vector))
    return word.weight * Math.max(0, ...cosines)
  })
  return total(near) / total(from.map(({ weight }) => weight))
}

function knownRows(text: string): Set<number> {
  const known = wordsOf(text).filter((word) => !STOP_WORDS.has(word))
  return new Set(known.flatMap((word) => vectors.rows.get(word) ?? []))
}

function wordOf(row: number): Word {
  const { components, dimensions, factors } = vectors
  const start = row * dimensions
  const vector = Float32Array.from(components.subarray(start, start + dimensions))
  const length = Math.hypot(...vector)
  return { weight: (factors[row] ?? 0) * length, vector: vector.map((one) => one / length) }
}

/** Counts the words that both texts have, rarer ones more: as much as a search by words can know. */
const sharedWords: TextVariant = (candidates) => {
  const stemsOf = kept((text: string) => new Set(contentStems(text)))
  const counts = new Map<string, number>()
  for (const text of candidates) {
    for (const stem of stemsOf(text)) counts.set(stem, (counts.get(stem) ?? 0) + 1)
  }
  const weightOf = (stem: string) =>
    Math.log((candidates.length + 1) / ((counts.get(stem) ?? 0) + 1)) + 1
  const lengthOf = kept((text) =>
    Math.hypot(...[...stemsOf(text)].map((stem) => weightOf(stem))),
  )
  return (a, b) => {
    const other = stemsOf(b)
    const shared = [...stemsOf(a)].filter((stem) => other.has(stem))
    const sum = total(shared.map((stem) => weightOf(stem) ** 2))
    return sum === 0 ? 0 : sum / (lengthOf(a) * lengthOf(b))
  }
}

/** The share of three-letter groups that both texts have, as trigram indexes count it. */
const sharedLetters: TextVariant = () => {
  const lettersOf = kept((text: string) => {
    const plain = ` ${wordsOf(text).join(' ')} `
    return new Set(
      Array.from({ length: plain.length - 2 }, (_, at) => plain.slice(at, at + 3)),
    )
  })
  return (a, b) => {
    const [left, right] = [lettersOf(a), lettersOf(b)]
    const shared = [...left].filter((letters) => right.has(letters)).length
    return shared / (left.size + right.size - shared)
  }
}

const wordsAndVectors: TextVariant = (candidates) => {
  const [byWords, byVectors] = [sharedWords(candidates), wordVectors(candidates)]
  return (a, b) => byWords(a, b) + byVectors(a, b)
}

export const VARIANTS: Readonly<Record<string, TextVariant>> = {
  'word vectors': wordVectors,
  'shared words': sharedWords,
  'shared letters': sharedLetters,
  'words and vectors': wordsAndVectors,
  'aligned words': alignedWords,
}

function kept<Value>(make: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, { value: Value }>()
  return (text) => {
    const found = known.get(text) ?? { value: make(text) }
    known.set(text, found)
    return found.value
  }
}

const total = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0)

function contentStems(text: string): string[] {
  return wordsOf(text)
    .filter((word) => !FUNCTION_WORDS.has(word))
    .map((word) => word.replace(/(?:ings?|ers?|ed|es|s)$/u, ''))
}

function wordsOf(text: string): string[] {
  const plain = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return plain.replaceAll(/['’]/gu, '').match(/[a-z0-9]+/gu) ?? []
}
