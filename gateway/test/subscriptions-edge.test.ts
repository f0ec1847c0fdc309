import { eventually } from '@landfall/kit/testing/eventually'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Site } from './_gateway.ts'
import { type LiveClient, handshakeStatus, socketClient } from './_live-client.ts'
import { type FakeStudent, type LiveSite, startLiveSite } from './_live-site.ts'

let world: LiveSite
let site: Site
const open: { close(): void }[] = []

beforeAll(async () => {
  world = await startLiveSite()
  site = await world.start()
})

afterEach(() => {
  for (const one of open.splice(0)) one.close()
})

afterAll(async () => {
  await site.stop()
  await world.stop()
})

const stats = { query: 'subscription { scholarshipStats { totalCount } }' }
const counts = { query: 'subscription { savedScholarshipCounts { total } }' }

function client(o: Parameters<typeof socketClient>[1] = {}): LiveClient {
  const made = socketClient(site.url, o)
  open.push(made)
  return made
}

async function handshake(o: Parameters<typeof handshakeStatus>[1] = {}): Promise<number> {
  const { status, close } = await handshakeStatus(site.url, o)
  open.push({ close })
  return status
}

const progress = ({ runId }: FakeStudent, after: number) => ({
  query: `subscription { matchProgress(runId: "${runId}", after: ${after}) { sequence } }`,
})
const port = () => Number(new URL(site.url).port)

describe('the WebSocket endpoint', () => {
  it('is open to pages of this site and to programs without a cookie', async () => {
    const { session } = world.signIn()
    const cookie = `landfall_session=${session}`
    const far = 'https://elsewhere.example'
    expect(await handshake({ headers: { cookie, origin: site.url } })).toBe(101)
    expect(await handshake({ headers: { origin: far } })).toBe(101)
    expect(await handshake({ headers: { cookie, origin: far } })).toBe(403)
    expect(await handshake({ headers: { cookie } })).toBe(403)
  })

  it('is at one address only', async () => {
    expect(await handshake({ path: '/api/scholarships' })).toBe(404)
  })

  it('limits the connections of one person, and admits another once one closes', async () => {
    const { session } = world.signIn()
    const headers = { cookie: `landfall_session=${session}`, origin: site.url }
    const first = await handshakeStatus(site.url, { headers })
    // All at once: a socket that stays silent for long is closed, and would give up its place.
    const others = Array.from({ length: 19 }, () => handshake({ headers }))
    expect(new Set(await Promise.all(others))).toEqual(new Set([101]))
    expect(await handshake({ headers })).toBe(429)
    first.close()
    await eventually(async () => (await handshake({ headers })) === 101)
  })

  it('closes on a message that is too large', async () => {
    const large = client()
    const watching = large.watch({ query: `${stats.query} # ${'x'.repeat(70_000)}` })
    await watching.ended
    expect(large.closeCodes).toEqual([1009])
  })
})

describe('a connection', () => {
  it('limits its subscriptions, even when all come at once', async () => {
    const one = client({ lazyCloseTimeout: 10_000 })
    const watching = Array.from({ length: 25 }, () => one.watch(stats))
    await eventually(() => {
      const refused = watching.flatMap(({ codes }) => codes())
      expect(refused).toEqual(Array.from({ length: 5 }, () => 'TOO_MANY_REQUESTS'))
    })
    watching[0]?.stop()
    await eventually(async () => {
      const again = one.watch(stats)
      await eventually(() => again.results.length > 0 || again.codes().length > 0)
      return again.codes().length === 0
    })
  })
})

/** The code of each refusal, or null. */
const openEach = async (
  limits: { costPerMinute: number; newOperationsPerMinute: number },
  queries: readonly string[],
) => {
  const bounded = await world.start({ limits })
  const one = socketClient(bounded.url)
  const outcomes: unknown[] = []
  for (const query of queries) {
    const watching = one.watch({ query })
    await eventually(() =>
      expect(watching.results.length + watching.codes().length).toBeGreaterThan(0),
    )
    outcomes.push(watching.codes()[0] ?? null)
    watching.stop()
  }
  one.close()
  await bounded.stop()
  return outcomes
}
const times = (count: number, text: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => text(index))

describe('the budget of one address', () => {
  it('limits new documents, but not the same one again', async () => {
    const limits = { costPerMinute: 1_000, newOperationsPerMinute: 2 }
    const queries = times(
      4,
      (at) => `subscription New${at} { scholarshipStats { totalCount } }`,
    )
    const again = queries.slice(0, 1)
    expect(await openEach(limits, [...queries, ...again])).toEqual([
      null,
      null,
      'TOO_MANY_REQUESTS',
      'TOO_MANY_REQUESTS',
      null,
    ])
  })

  it('is charged for subscriptions that open and close again', async () => {
    const limits = { costPerMinute: 2, newOperationsPerMinute: 100 }
    expect(
      await openEach(
        limits,
        times(3, () => stats.query),
      ),
    ).toEqual([null, null, 'TOO_MANY_REQUESTS'])
  })
})

describe('a subscription that is sent as a plain POST', () => {
  it('is answered with instructions on how to subscribe', async () => {
    const answer = await site.call('POST', '/graphql', { body: stats })
    expect(answer.status).toBe(400)
    expect(answer.text).toContain('graphql-transport-ws')
    expect(answer.text).toContain('SUBSCRIPTION_TRANSPORT')
  })
})

describe('metrics', () => {
  it('count open connections, queries and pushes, and nothing that has ended', async () => {
    const one = client()
    const watching = one.watch(stats)
    await eventually(() => watching.results.length > 0)
    const during = await site.operations('/metrics')
    expect(during.text).toMatch(
      /landfall_subscriptions_open\{.*field="scholarshipStats",transport="socket".*\} 1/,
    )
    expect(during.text).toMatch(
      /landfall_subscription_executions_total\{.*field="scholarshipStats".*\} [1-9]/,
    )
    expect(during.text).toMatch(/landfall_subscription_pushes_total\{.*\} [1-9]/)
    one.close()
    await eventually(async () => {
      const after = await site.operations('/metrics')
      expect(after.text).toMatch(/landfall_subscriptions_open\{.*transport="socket".*\} 0/)
      expect(after.text).toMatch(/landfall_live_connections\{.*transport="socket".*\} 0/)
    })
  })
})

describe('a gateway that stops', () => {
  /** Reconnects as a browser's client does, and asks for the steps after the last one seen. */
  const returning = {
    retryAttempts: 100,
    shouldRetry: () => true,
    retryWait: () => pause(50),
  }

  it('announces it, and clients reconnect to its successor and get the current state', async () => {
    const student = world.signIn()
    const one = client({ session: student.session, ...returning })
    const watching = one.watch(counts)
    await eventually(() => expect(watching.values()).toEqual([{ total: 0 }]))
    const http = { host: '127.0.0.1', port: port() }
    await site.stop()
    await eventually(() => expect(one.closeCodes[0]).toBe(1001))
    student.savedCount = 5
    site = await world.start({ http })
    await eventually(() => expect(watching.values().at(-1)).toEqual({ total: 5 }))
    await world.save(student)
    await eventually(() => expect(watching.values().at(-1)).toEqual({ total: 6 }))
  })

  it('leaves no gap and no duplicate in a stream that resumes at another gateway', async () => {
    const student = world.signIn()
    const seen: number[] = []
    const watchOn = async () => {
      const watching = client(student).watch(progress(student, seen.at(-1) ?? 0))
      const ended = await watching.ended
      seen.push(...watching.values().map((step) => (step as { sequence: number }).sequence))
      return ended
    }
    await world.publishStep(student, 1)
    const first = watchOn()
    await eventually(async () => {
      const { text } = await site.operations('/metrics')
      expect(text).toMatch(/landfall_subscription_pushes_total\{.*matchProgress.*\} [1-9]/)
    })
    const http = { host: '127.0.0.1', port: port() }
    await site.stop()
    await first
    await world.publishStep(student, 2)
    site = await world.start({ http })
    const second = watchOn()
    await world.publishStep(student, 3)
    await world.publishStep(student, 4, { isLast: true })
    expect(await second).toBe('completed')
    expect(seen).toEqual([1, 2, 3, 4])
  })
})

function pause(delayMs: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, delayMs))
}
