import { afterAll, beforeAll, expect, it } from 'vitest'
import { JobPostponedError } from '@landfall/kit/jobs/definition'
import { runAlone, runInTurn } from '../src/db/run-alone.ts'
import { type RunningCatalog, startCatalog } from './_app.ts'

let catalog: RunningCatalog
beforeAll(async () => {
  catalog = await startCatalog()
})
afterAll(() => catalog?.stop())

it('work that somebody else does is postponed, and the wait keeps no connection', async () => {
  const { postgres } = catalog
  const { promise: end, resolve: finish } = Promise.withResolvers<string>()
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
  const first = runAlone(postgres, 'tidy up', () => {
    begin()
    return end
  })
  await begun
  // Far more than the pool's connections.
  const others = Array.from({ length: 20 }, () =>
    runAlone(postgres, 'tidy up', async () => 'twice'),
  )
  for (const other of await Promise.allSettled(others)) {
    expect(other).toMatchObject({ reason: expect.any(JobPostponedError) })
  }
  expect(await runAlone(postgres, 'something else', async () => 'done')).toBe('done')
  const turn = runInTurn(postgres, 'tidy up', async () => 'second')
  finish('first')
  expect(await Promise.all([first, turn])).toEqual(['first', 'second'])
  expect(await runAlone(postgres, 'tidy up', async () => 'third')).toBe('third')
})
