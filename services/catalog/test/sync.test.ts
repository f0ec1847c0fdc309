import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createLog } from '@landfall/kit/observability/log'
import { systemClock } from '@landfall/kit/core/clock'
import { outgoingDefaults } from '@landfall/kit/safe-fetch/settings'
import { eventually } from '@landfall/kit/testing/eventually'
import { isThorough, times } from '@landfall/kit/testing/breadth'
import { createWorker } from '../src/worker.ts'
import type { Source } from '../src/ingestion/source/source.ts'
import { type RunningCatalog, startCatalog } from './_app.ts'
import {
  type Site,
  awardFields,
  badRows,
  halfBroken,
  large,
  slow,
  startSite,
} from './_sites.ts'
import { listingsOfSources, runAll, testSource } from './_sources.ts'

const MIB = 1024 * 1024
/** Rows of the large source (several batches of a sync) and the length of each: a few MiB together, or about fifty. */
const LARGE = times(240, 500)
const PADDING = Math.floor(MIB / (isThorough ? 10 : 100))
const log = createLog({ service: 'catalog', level: 'silent' })
const fetchLimits = { timeoutMs: 60_000, tries: 5, retryBaseMs: 20 }
/** A killed worker's jobs are free again soon. */
const LOCK_MS = 3_000
/** An unused address: with a real bus, these workers would take events of other tests. */
const natsUrl = 'nats://127.0.0.1:1'
const sites: Site[] = []
let inside: Site

/** Five servers, and one that must not be reached. */
async function startSites() {
  inside = await startSite((_request, response) => void response.end('{"items":[]}'))
  const away = await startSite((_request, response) => {
    response.writeHead(302, { location: `${inside.url}/secret` }).end()
  })
  const [slowly, shaky, feed, big] = await Promise.all(
    [slow(40), halfBroken(40), badRows(20), large(LARGE, PADDING)].map((answer) =>
      startSite(answer),
    ),
  )
  if (!slowly || !shaky || !feed || !big) throw new Error('four sites')
  const list = { rows: 'items', id: 'id', fields: awardFields }
  const sources = [
    testSource('slow', { kind: 'json', urls: [slowly.url], mapping: list }),
    testSource('half-broken', {
      kind: 'json',
      urls: [shaky.url],
      mapping: { ...list, next: 'next' },
    }),
    testSource('bad-rows', { kind: 'feed', urls: [feed.url] }),
    testSource('private', { kind: 'json', urls: [away.url], mapping: list }),
    testSource('large', {
      kind: 'csv',
      urls: [big.url],
      mapping: { id: 'id', fields: awardFields },
      maxBytes: 64 * MIB,
    }),
  ]
  sites.push(inside, slowly, shaky, feed, away, big)
  return { sources, hosts: [slowly, shaky, feed, away, big].map(({ host }) => host) }
}

let sources: Source[]
let outgoing: typeof outgoingDefaults
beforeAll(async () => {
  const started = await startSites()
  sources = started.sources
  // Its port is allowed, so that only its address is refused.
  const ports = [Number(new URL(inside.url).port)]
  outgoing = { ...outgoingDefaults, ports, allowedHosts: started.hosts }
})
afterAll(() => Promise.all(sites.map((site) => site.stop())))

const GOOD = { slow: 40, 'half-broken': 40, 'bad-rows': 14, large: LARGE }

/** What a run of only good and bad rows counts. */
function all(fetched: number, quarantined = 0) {
  return {
    state: 'finished',
    fetched,
    created: fetched - quarantined,
    quarantined,
    failed: 0,
  }
}

describe('five sources', () => {
  let catalog: RunningCatalog
  let worker: Awaited<ReturnType<typeof createWorker>>
  beforeAll(async () => {
    catalog = await startCatalog(systemClock)
    for (const source of sources) await catalog.stores.sources.put(source)
    const queuePrefix = `test-${randomUUID()}`
    worker = await createWorker(
      { ...catalog.config, natsUrl, outgoing },
      { log, queuePrefix, fetchLimits },
    )
    await worker.start()
  })
  afterAll(async () => {
    await worker?.stop()
    await catalog?.stop()
  })

  it('are read in one run each, with exact counts', async () => {
    const runs = await runAll(catalog)
    const counted = Object.fromEntries(
      Object.entries(runs).map(
        ([source, { state, fetched, created, quarantined, failed }]) => [
          source,
          { state, fetched, created, quarantined, failed },
        ],
      ),
    )
    expect(counted).toEqual({
      slow: all(40),
      'half-broken': all(40),
      'bad-rows': all(20, 6),
      private: { ...all(0), state: 'failed' },
      large: all(LARGE),
    })
    expect(runs.private?.faults).toEqual([
      expect.stringContaining('the address is not on the public internet'),
    ])
    expect(inside.connections()).toBe(0)
  })

  it('bring in their good rows and keep the bad ones with reasons', async () => {
    const listings = await listingsOfSources(catalog)
    const counts = Object.groupBy(listings, ({ feed }) => feed.replace('source:', ''))
    expect(Object.entries(counts).map(([feed, rows]) => [feed, rows?.length])).toEqual(
      Object.entries(GOOD).toSorted(),
    )
    const runId = await latestRun('bad-rows')
    const { rows } = await catalog.stores.syncRows.badPage(runId, 100, null)
    expect(rows.map(({ reasons }) => reasons)).toEqual(
      Array.from({ length: 6 }, () => ['title: Title is required']),
    )
    expect(rows[0]?.raw).toContain('Feed-0')
    const found = await catalog.stores.scholarships.find('slow-amber0-award')
    expect(found).toMatchObject({
      title: 'Slow Amber0 Award',
      provider: 'Slow Trust',
      amount: '1000.00',
      deadline: { kind: 'day', text: '2027-03-01' },
      degreeLevels: null,
      requiresEssay: null,
      feed: 'source:slow',
      provenance: { source: 'slow', sourceId: 'Slow-0' },
    })
  })

  it('change nothing when they are read again, and an unchanged page is not sent again', async () => {
    const before = await listingsOfSources(catalog)
    const runs = await runAll(catalog)
    expect(await listingsOfSources(catalog)).toEqual(before)
    expect(
      Object.entries(GOOD).map(([key]) => {
        const run = runs[key]
        return [key, run?.created, run?.changed, run?.unchanged, run?.missing]
      }),
    ).toEqual(Object.entries(GOOD).map(([key, count]) => [key, 0, 0, count, 0]))
    expect(runs.slow?.notModified).toBe(1)
    expect(runs['bad-rows']?.quarantined).toBe(6)
  })

  it('are refused when they are longer than allowed', async () => {
    const source = sources.find(({ key }) => key === 'large')
    const stored = await catalog.stores.sources.find(source?.id ?? '')
    if (stored === null) throw new Error('the source is there')
    await catalog.stores.sources.replacePages(stored.id, [])
    await catalog.stores.sources.put({
      ...stored,
      maxBytes: Math.floor((LARGE * PADDING) / 2),
    })
    const before = await listingsOfSources(catalog)
    const { large: run } = await runAll(catalog)
    expect(run?.faults).toEqual([expect.stringContaining('the response is too large')])
    expect(run).toMatchObject({ missing: 0, closed: 0, changed: 0 })
    expect(await listingsOfSources(catalog)).toEqual(before)
  })

  async function latestRun(key: string) {
    const run = await catalog.stores.syncRuns.latestFinishedOf(`source:${key}`)
    return run?.id ?? ''
  }
})

describe('a worker that is killed', () => {
  let catalog: RunningCatalog
  let child: ChildProcess | null = null
  const queuePrefix = `test-${randomUUID()}`
  beforeAll(async () => {
    catalog = await startCatalog(systemClock)
    const ours = sources.filter(({ key }) => key === 'slow' || key === 'large')
    for (const source of ours) await catalog.stores.sources.put(source)
  })
  afterAll(async () => {
    child?.kill('SIGKILL')
    await catalog?.stop()
  })

  function startWorker() {
    const config = { ...catalog.config, natsUrl, outgoing }
    child = spawn(
      process.execPath,
      [new URL('./_sync-worker.ts', import.meta.url).pathname],
      {
        env: {
          ...process.env,
          TEST_WORKER: JSON.stringify({
            config,
            queuePrefix,
            fetchLimits,
            lockMs: LOCK_MS,
          }),
        },
        stdio: 'inherit',
      },
    )
  }

  async function killWhen(condition: string) {
    await eventually(async () => {
      const { rows } = await catalog.postgres.pool.query(`select ${condition} as yes`)
      return rows[0]?.yes === true
    })
    const dead = new Promise((resolve) => child?.once('exit', resolve))
    child?.kill('SIGKILL')
    await dead
  }

  it('leaves runs that another worker brings to the same end', async () => {
    startWorker()
    const ending = runAll(catalog)
    const total = 40 + LARGE
    const applied = `(select count(*) from sync_rows where outcome is not null)`
    await killWhen(`exists (select 1 from sync_rows) and ${applied} < ${total}`)
    const staged = await catalog.postgres.pool.query(`select ${applied}::int as count`)
    startWorker()
    // On a slow machine all rows may be applied by then; the runs still end.
    await killWhen(`${applied} > 0`)
    startWorker()
    const runs = await ending
    expect(staged.rows[0].count).toBeLessThan(total)
    expect(runs).toMatchObject({
      slow: { state: 'finished', fetched: 40, created: 40, changed: 0, unchanged: 0 },
      large: {
        state: 'finished',
        fetched: LARGE,
        created: LARGE,
        changed: 0,
        unchanged: 0,
      },
    })
    const listings = await listingsOfSources(catalog)
    expect(listings).toHaveLength(total)
    // Each was written once: an applied batch is not applied again.
    expect(
      listings.every(({ version, status }) => version === 1 && status === 'published'),
    ).toBe(true)
  })
})
