import { expect, it } from 'vitest'
import { formatBytes } from './format-bytes.ts'

it.each([
  [0, '0 kB'],
  [1, '1 kB'],
  [10 * 1_024, '10 kB'],
  [1.5 * 1_024 ** 2, '1.5 MB'],
  [100 * 1_024 ** 2, '100 MB'],
])('says %i bytes as %s', (bytes, words) => {
  expect(formatBytes(bytes)).toBe(words)
})
