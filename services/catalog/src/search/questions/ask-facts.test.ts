import { askedStudent } from '@landfall/matching/testing/examples'
import { expect, it } from 'vitest'
import { makeAskFacts } from './ask-facts.ts'

it('the next questions are computed once for the same answers, until the catalog changes', async () => {
  let searches = 0
  const sets = {
    [Symbol.iterator]() {
      searches += 1
      return [][Symbol.iterator]()
    },
  }
  const { askNext } = makeAskFacts({
    questions: {
      catalogVersion: async () => 1,
      countSets: async () => [],
      awardsAsking: async () => [],
    },
    readAsks: async () => ({ sets, today: '2026-11-22' }),
    facts: new Map(),
  })
  expect(await askNext(askedStudent())).toEqual([])
  const once = searches
  expect(once).toBeGreaterThan(0)
  expect(await askNext(askedStudent())).toEqual([])
  expect(searches).toBe(once)
  await askNext(askedStudent({ facts: { orphan: true } }))
  expect(searches).toBe(2 * once)
})
