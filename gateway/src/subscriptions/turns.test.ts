import { expect, it } from 'vitest'
import { createTurns } from './turns.ts'

it('runs so many tasks at a time, in their order, whether or not one fails', async () => {
  const inTurn = createTurns(2)
  const begun: number[] = []
  const tasks = Array.from({ length: 5 }, () => Promise.withResolvers<number>())
  const results = tasks.map(({ promise }, place) =>
    inTurn(() => {
      begun.push(place)
      return promise
    }),
  )
  const outcomes = Promise.allSettled(results)
  expect(begun).toEqual([0, 1])
  tasks[1]?.reject(new Error('No'))
  await expect(results[1]).rejects.toThrow('No')
  expect(begun).toEqual([0, 1, 2])
  for (const [place, task] of tasks.entries()) task.resolve(place)
  await outcomes
  expect(begun).toEqual([0, 1, 2, 3, 4])
  expect(await results[4]).toBe(4)
  expect(await inTurn(async () => 'free again')).toBe('free again')
})
