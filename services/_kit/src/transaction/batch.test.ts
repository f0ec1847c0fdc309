import { expect, it } from 'vitest'
import { currentOrigin, withOrigin } from '../observability/tracing.ts'
import { batch } from './batch.ts'

it('a batch makes one call of the requests that come together, and one of those that come meanwhile', async () => {
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

it('a batch lets no request fail for the fault of another', async () => {
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

it('a batch says when it lacks answers', async () => {
  const lost = batch(async () => [], { most: 10 })
  await expect(lost(1)).rejects.toThrow('A batch lacks answers')
})

it('a batch runs as part of the only request that asked for it, and of none when several did', async () => {
  const origins: unknown[] = []
  const note = batch(
    async (items: readonly number[]) => {
      origins.push(currentOrigin())
      return items
    },
    { most: 10 },
  )
  await withOrigin({ requestId: 'r1' }, () => Promise.all([note(1), note(2)]))
  await Promise.all(
    ['r2', 'r3'].map((requestId, index) => withOrigin({ requestId }, () => note(index))),
  )
  expect(origins).toEqual([{ requestId: 'r1' }, {}])
})
