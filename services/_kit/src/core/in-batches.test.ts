import { expect, it } from 'vitest'
import { inBatches } from './in-batches.ts'

it.each([
  ['none', [0], 0],
  ['less than a batch', [7], 7],
  ['a batch to the last', [10, 0], 10],
  ['several', [10, 10, 3], 23],
])('works until a batch is not full: %s', async (_what, sizes, total) => {
  const left = [...sizes]
  expect(await inBatches(10, async () => left.shift() ?? NaN)).toBe(total)
  expect(left).toEqual([])
})
