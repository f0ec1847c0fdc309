import { expect, it } from 'vitest'
import { makeFailLostRuns } from './fail-run.ts'

it('ends the other lost runs although one can’t be ended', async () => {
  const ended: string[] = []
  const failRun = async (id: string) => {
    if (id === 'stuck') throw new Error('stuck')
    ended.push(id)
  }
  const lost = ['first', 'stuck', 'last']
  const deps = {
    matchRuns: { findLost: async () => lost },
    clock: { now: () => new Date() },
  }
  await expect(makeFailLostRuns(deps, failRun)()).rejects.toThrow('stuck')
  expect(ended).toEqual(['first', 'last'])
  lost.splice(1, 1)
  expect(await makeFailLostRuns(deps, failRun)()).toBe(2)
})
