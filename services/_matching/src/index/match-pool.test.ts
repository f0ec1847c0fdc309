import { setImmediate } from 'node:timers/promises'
import { times } from '@landfall/kit/testing/breadth'
import * as fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import { matchListings } from '../match-listings.ts'
import { listingCriteria, matchQueries, TODAY } from '../testing/arbitraries.ts'
import { listingEvent, matchQuery } from '../testing/examples.ts'
import { createColumnarIndex } from './columnar-index.ts'
import { createMatchPool, type MatchPool } from './match-pool.ts'

const pools: MatchPool[] = []

afterEach(async () => {
  await Promise.all(pools.splice(0).map((pool) => pool.stop()))
})

function poolOver(index: ReturnType<typeof createColumnarIndex>, threads: number) {
  const pool = createMatchPool({ index, threads })
  pools.push(pool)
  return pool
}

const rows = fc.sample(listingCriteria, { numRuns: times(400, 1_200), seed: 31 })

test.each([0, 1, 2])(
  '%d threads answer what the listings one by one answer',
  async (threads) => {
    const index = createColumnarIndex()
    for (const row of rows) index.apply(row)
    const pool = poolOver(index, threads)
    const queries = fc.sample(matchQueries, { numRuns: 6, seed: 5 })
    const answers = await Promise.all(queries.map((query) => pool.match(query, TODAY)))
    for (const [at, query] of queries.entries()) {
      expect(answers[at]).toEqual(matchListings(rows, query, TODAY))
    }
  },
)

test('no answer shows a row that is half applied', async () => {
  const index = createColumnarIndex()
  for (const row of rows) index.apply(row)
  const query = matchQuery({ gpa: '3.20', country: 'IN', fieldCodes: ['physics'] })
  const states = [
    listingEvent({}, { gpaRequirement: '3.00', minToeflScore: 80 }),
    listingEvent({ isOpen: false }),
    listingEvent({ state: 'CA' }, { gpaRequirement: '3.50' }),
  ]
  const possible = states.map((state) =>
    JSON.stringify(matchListings([...rows, state], query, TODAY)),
  )
  const pool = poolOver(index, 2)
  index.apply({ ...listingEvent(), ...states[0], version: 1 })
  let version = 1
  const seen = new Set<number>()
  let open = 0
  const ask = async () => {
    const answer = JSON.stringify(await pool.match(query, TODAY))
    seen.add(possible.indexOf(answer))
    open -= 1
  }
  for (let asked = 0; asked < 150 || open > 0;) {
    for (; open < 4 && asked < 150; asked += 1) {
      open += 1
      void ask()
    }
    for (let burst = 0; burst < 100; burst += 1) {
      version += 1
      index.apply({ ...listingEvent(), ...states[version % 3], version })
    }
    await setImmediate()
  }
  expect([...seen].toSorted()).toEqual([0, 1, 2])
})

test('threads see each change that was applied before they are asked, even when the index grows', async () => {
  const index = createColumnarIndex({ capacity: 32 })
  const pool = poolOver(index, 2)
  const query = matchQuery()
  const buffers = new Set<ArrayBufferLike>()
  for (let from = 0; from < rows.length; from += 100) {
    const counts: Promise<number>[] = []
    for (const row of rows.slice(from, from + 100)) {
      index.apply(row)
      buffers.add(index.view().regions.buffer)
      counts.push(pool.match(query, TODAY).then(({ openCount }) => openCount))
    }
    const openBefore = rows.slice(0, from).filter(({ isOpen }) => isOpen).length
    const seen = await Promise.all(counts)
    expect(seen.every((count) => count >= openBefore && count <= index.openCount)).toBe(
      true,
    )
    expect(seen.at(-1)).toBe(index.openCount)
  }
  expect(buffers.size).toBeGreaterThan(3)
})

test('a pool that was stopped refuses', async () => {
  const pool = poolOver(createColumnarIndex(), 1)
  await pool.stop()
  await expect(pool.match(matchQuery(), TODAY)).rejects.toThrow('stopped')
})
