import { expect, test } from 'vitest'
import { FIELD_ROWS } from '../reference/field-rows.ts'
import { loadWordVectors } from './load-word-vectors.ts'
import { STOP_WORDS } from './stop-words.ts'
import { decodeWordVectors, encodeWordVectors } from './word-vectors.ts'

const small = {
  dimensions: 2,
  rows: new Map([
    ['nurse', 0],
    ['bank', 1],
  ]),
  factors: Float32Array.of(0.5, 0.25),
  components: Int8Array.of(127, -127, 3, 0),
}

test('a file gives back what was written, wherever it lies in memory', () => {
  const file = encodeWordVectors(small)
  expect(decodeWordVectors(file)).toEqual(small)
  const shifted = new Uint8Array(file.length + 3)
  shifted.set(file, 3)
  expect(decodeWordVectors(shifted.subarray(3))).toEqual(small)
})

test('a damaged file is refused', () => {
  const file = encodeWordVectors(small)
  expect(() => decodeWordVectors(file.subarray(0, -1))).toThrow('not whole')
  expect(() => decodeWordVectors(file.toReversed())).toThrow('no file of word vectors')
  expect(() => decodeWordVectors(new Uint8Array(3))).toThrow('no file of word vectors')
})

test('the shipped file is whole, and knows the words of every field of study', () => {
  const { rows, dimensions, factors, components } = loadWordVectors()
  expect(rows.size).toBeGreaterThan(20_000)
  expect(components).toHaveLength(rows.size * dimensions)
  expect(factors.every((factor) => factor > 0)).toBe(true)
  const words = FIELD_ROWS.flatMap(({ name }) => name.toLowerCase().match(/[a-z]{3,}/g))
  const unknown = words.filter((word) => !rows.has(word ?? ''))
  expect(unknown.filter((word) => !STOP_WORDS.has(word ?? ''))).toEqual([])
})
