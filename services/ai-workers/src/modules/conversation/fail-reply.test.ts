import { expect, it } from 'vitest'
import { makeFailLostReplies } from './fail-reply.ts'

it('ends the other lost replies although one can’t be ended', async () => {
  const ended: string[] = []
  const failReply = async (id: string) => {
    if (id === 'stuck') throw new Error('stuck')
    ended.push(id)
  }
  const lost = ['first', 'stuck', 'last']
  const mentorReplies = { findLost: async () => lost, failLost: async () => null }
  const clock = { now: () => new Date() }
  const deps = { mentorReplies, clock, publishPiece: async () => true }
  await expect(makeFailLostReplies(deps, failReply)()).rejects.toThrow('stuck')
  expect(ended).toEqual(['first', 'last'])
  lost.splice(1, 1)
  expect(await makeFailLostReplies(deps, failReply)()).toBe(2)
})
