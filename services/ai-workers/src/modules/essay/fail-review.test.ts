import { expect, it } from 'vitest'
import { makeFailLostReviews } from './fail-review.ts'

it('ends the other lost reviews although one can’t be ended', async () => {
  const ended: string[] = []
  const failReview = async (id: string) => {
    if (id === 'stuck') throw new Error('stuck')
    ended.push(id)
  }
  const lost = ['first', 'stuck', 'last']
  const essayReviews = { findLost: async () => lost, fail: async () => true }
  const clock = { now: () => new Date() }
  const deps = { essayReviews, clock, publishStep: async () => undefined }
  await expect(makeFailLostReviews(deps, failReview)()).rejects.toThrow('stuck')
  expect(ended).toEqual(['first', 'last'])
  lost.splice(1, 1)
  expect(await makeFailLostReviews(deps, failReview)()).toBe(2)
})
