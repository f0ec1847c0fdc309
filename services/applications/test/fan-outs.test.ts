import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeContinueFanOuts } from '../src/student/fan-out/continue-fan-outs.ts'
import type { FanOutSteps } from '../src/student/fan-out/continue-fan-outs.ts'
import { fanOutSteps } from '../src/savers.ts'
import type { Stores } from '../src/stores.ts'
import { type RunningApplications, startApplications } from './_app.ts'

let app: RunningApplications
beforeAll(async () => {
  app = await startApplications()
})
afterAll(() => app.stop())

it('failing work for the savers of one award holds up no other award’s, and resumes later', async () => {
  const [first, second] = ['2026-11-22', '2026-11-23'].map((day) => ({
    id: randomUUID(),
    kind: 'preparation' as const,
    payload: day,
    position: '1',
    createdAt: new Date(day),
  }))
  if (!first || !second) throw new Error('two were made')
  await app.stores.fanOuts.add(first)
  await app.stores.fanOuts.add(second)
  let isBroken = true
  const seen: unknown[] = []
  const steps: FanOutSteps<Stores> = {
    ...fanOutSteps,
    preparation: async (_tx, payload, position) => {
      if (isBroken && payload === first.payload) throw new Error('broken')
      seen.push([payload, position])
      return position === '1' ? '2' : null
    },
  }
  const { unitOfWork } = app
  const continueFanOuts = makeContinueFanOuts({ unitOfWork, steps })
  await expect(continueFanOuts()).rejects.toThrow('broken')
  expect(seen).toEqual([
    [second.payload, '1'],
    [second.payload, '2'],
  ])
  isBroken = false
  expect(await continueFanOuts()).toBe(2)
  expect(seen.slice(2)).toEqual([
    [first.payload, '1'],
    [first.payload, '2'],
  ])
})
