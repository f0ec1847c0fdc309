import { connectForCounters } from '@landfall/kit/database/redis-counters'
import { testBacking } from '@landfall/kit/testing/backing'
import { startBreakableProxy } from '@landfall/kit/testing/breakable-proxy'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type Site, startSite } from './_gateway.ts'

/** Costs 909 of the 1,000 in a full bucket. */
const DEAR = `{ ${[1, 2, 3, 4, 5, 6, 7, 8, 9].map((at) => `a${at}: scholarships(first: 50) { edges { node { id } } }`).join(' ')} }`
const CHEAP = '{ scholarshipStats { totalCount } }'

let proxy: Awaited<ReturnType<typeof startBreakableProxy>>
let first: Site
let second: Site

beforeAll(async () => {
  const { redisUrl } = testBacking()
  proxy = await startBreakableProxy(redisUrl)
  first = await startSite({ config: { redisUrl } })
  second = await startSite({ config: { redisUrl: proxy.url } })
})

afterAll(async () => {
  await Promise.all([first.stop(), second.stop()])
  await proxy.close()
})

beforeEach(fillAll)

/** Fills every bucket, as a time without requests would. */
async function fillAll() {
  const redis = await connectForCounters(testBacking().redisUrl)
  const kept = await redis.keys('landfall:gateway:partner:*')
  if (kept.length > 0) await redis.del(...kept)
  redis.disconnect()
}

async function ask(site: Site, key: string, query: string) {
  const { status, body } = await site.call('POST', '/graphql', {
    body: { query },
    headers: { authorization: `Bearer ${key}` },
  })
  // The site of the tests gives bodies no type.
  const { extensions } = body as unknown as {
    extensions: { cost: { remaining: number } }
  }
  return { status, remaining: extensions.cost.remaining }
}

it('an organization has one budget across all gateways, whichever of its keys is used where', async () => {
  expect((await ask(first, 'lfk_one-a', DEAR)).status).toBe(200)
  const elsewhere = await ask(second, 'lfk_one-b', DEAR)
  expect(elsewhere.status).toBe(429)
  expect(elsewhere.remaining).toBeLessThan(903)
  expect((await ask(second, 'lfk_two', DEAR)).status).toBe(200)
  expect((await ask(first, 'lfk_two', DEAR)).status).toBe(429)
})

it('simultaneous calls to two gateways get as much as calls to one would', async () => {
  const asked = [first, second, first, second].map((site) => ask(site, 'lfk_three', DEAR))
  const statuses = (await Promise.all(asked)).map(({ status }) => status)
  expect(statuses.toSorted()).toEqual([200, 429, 429, 429])
})

it('a gateway continues with the budget it last knew while Redis is away, and shares again once it is back', async () => {
  expect((await ask(second, 'lfk_four', DEAR)).status).toBe(200)
  proxy.cut()
  const alone = await ask(second, 'lfk_four', DEAR)
  expect(alone.status).toBe(429)
  expect((await ask(second, 'lfk_four', CHEAP)).status).toBe(200)

  await fillAll()
  proxy.mend()
  // Its own bucket would take 18 seconds to be full.
  await expect
    .poll(async () => (await ask(second, 'lfk_four', CHEAP)).remaining, { timeout: 10_000 })
    .toBeGreaterThan(990)
})
