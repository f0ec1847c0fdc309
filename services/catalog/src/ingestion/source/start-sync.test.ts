import { newId } from '@landfall/kit/core/ids'
import { expect, it } from 'vitest'
import { makeStartSync } from './start-sync.ts'

it('starts the other sources although one can’t be started', async () => {
  const [stuck, other] = [newId(), newId()]
  const started: string[] = []
  const sources = {
    all: async () => [stuck, other].map((id) => ({ id, isEnabled: true })),
    findForUpdate: async (id: string) => {
      if (id === stuck) throw new Error('stuck')
      started.push(id)
      return { id, activeRunId: id }
    },
  }
  const syncRuns = { find: async (id: string) => ({ id }) }
  const unitOfWork = (work: (tx: object) => Promise<unknown>) => work({ sources, syncRuns })
  const { startAll } = makeStartSync({
    unitOfWork: unitOfWork as never,
    clock: { now: () => new Date() },
    newId,
  })
  const wish = { startedBy: null, isDryRun: false }
  await expect(startAll(wish)).rejects.toThrow('stuck')
  expect(started).toEqual([other])
})
