import { expect, it } from 'vitest'
import { batch } from './batch.ts'

it('makes one call of those that come together, and of those that come meanwhile', async () => {
  const batches: number[][] = []
  const gate = Promise.withResolvers<void>()
  const double = batch(
    async (items: readonly number[]) => {
      batches.push([...items])
      if (batches.length === 1) await gate.promise
      return items.map((item) => item * 2)
    },
    { most: 3 },
  )
  const first = [double(1), double(2)]
  await new Promise(setImmediate)
  const later = [3, 4, 5, 6].map(double)
  gate.resolve()
  expect(await Promise.all([...first, ...later])).toEqual([2, 4, 6, 8, 10, 12])
  expect(batches).toEqual([[1, 2], [3, 4, 5], [6]])
})

it('lets none fail for the fault of another', async () => {
  const halve = batch(
    async (items: readonly number[]) => {
      if (items.some((item) => item % 2 !== 0)) throw new Error('odd')
      return items.map((item) => item / 2)
    },
    { most: 10 },
  )
  const outcomes = await Promise.allSettled([2, 3, 4].map(halve))
  expect(outcomes).toMatchObject([
    { value: 1 },
    { reason: { message: 'odd' } },
    { value: 2 },
  ])
  expect(await halve(8)).toBe(4)
})

it('says when a batch lacks answers', async () => {
  const lost = batch(async () => [], { most: 10 })
  await expect(lost(1)).rejects.toThrow('A batch lacks answers')
})
