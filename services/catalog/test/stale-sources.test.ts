import { stickRows } from '@landfall/kit/testing/stuck-rows'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeReportStaleSources } from '../src/ingestion/source/report-stale-sources.ts'
import type { Source } from '../src/ingestion/source/source.ts'
import { type RunningCatalog, admin, startCatalog } from './_app.ts'
import { type Site, awardFields, awards, startSite } from './_sites.ts'
import { testSource } from './_sources.ts'
import { syncOf } from './_sync.ts'

const HOUR_MS = 3_600_000

let catalog: RunningCatalog
let site: Site
let sync: ReturnType<typeof syncOf>
beforeAll(async () => {
  site = await startSite((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ items: awards('Late', 2) }))
  })
  catalog = await startCatalog()
  sync = syncOf(catalog, [site.host])
})
afterAll(async () => {
  await catalog?.stop()
  await site?.stop()
})

/** An enabled source that was read that long ago. */
async function addSource(key: string, hoursAgo: number): Promise<Source> {
  const mapping = { rows: 'items', id: 'id', fields: awardFields }
  const source = testSource(key, { kind: 'json', urls: [site.url], mapping })
  const lastSuccessAt = new Date(Date.now() - hoursAgo * HOUR_MS)
  const late = { ...source, lastSuccessAt, staleAfterHours: 72 }
  await catalog.stores.sources.put(late)
  return late
}

/** Runs what the hourly job does at that instant. */
const publishAt = (now: Date) =>
  makeReportStaleSources({ unitOfWork: catalog.unitOfWork, clock: { now: () => now } })()

async function publishedOf({ id }: Source) {
  const events = await catalog.outboxEvents()
  return events
    .filter(({ name }) => name === 'landfall.catalog.source.went-stale.v1')
    .filter(({ body }) => body.subject === id)
    .map(({ body }) => body.data)
}

describe('a late source', () => {
  it('is reported once, however often it is checked, and by two at once', async () => {
    const late = await addSource('late', 73)
    const inTime = await addSource('in-time', 71)
    const now = new Date()
    await Promise.all([publishAt(now), publishAt(now)])
    await publishAt(new Date(now.getTime() + HOUR_MS / 2))
    expect(await publishedOf(late)).toEqual([
      {
        sourceId: late.id,
        sourceName: 'late',
        staleAfterHours: 72,
        lastSuccessAt: late.lastSuccessAt?.toISOString(),
        foundAt: now.toISOString(),
      },
    ])
    expect(await publishedOf(inTime)).toEqual([])
  })

  it('is reported again once it has delivered and is late again', async () => {
    const source = await addSource('again', 73)
    await publishAt(new Date())
    expect(await sync.run(source.id)).toMatchObject({ state: 'finished' })
    await publishAt(new Date())
    expect(await publishedOf(source)).toHaveLength(1)
    await publishAt(new Date(Date.now() + 73 * HOUR_MS))
    expect(await publishedOf(source)).toHaveLength(2)
  })

  it('is reported again when it was given more time and is late by that too', async () => {
    const source = await addSource('more-time', 73)
    await publishAt(new Date())
    const { saveSource } = await catalog.ask(
      admin(),
      `mutation ($input: SaveSourceInput!) { saveSource(input: $input) { __typename } }`,
      { input: { id: source.id, staleAfterHours: 100 } },
    )
    expect(saveSource.__typename).toBe('SourceSuccess')
    await publishAt(new Date())
    expect(await publishedOf(source)).toHaveLength(1)
    await publishAt(new Date(Date.now() + 30 * HOUR_MS))
    expect(await publishedOf(source)).toHaveLength(2)
  })

  it('is reported although another one can’t be', async () => {
    const [stuck, other] = [await addSource('a-stuck', 73), await addSource('b-other', 73)]
    const letGo = await stickRows(catalog.postgres.pool, {
      table: 'outbox',
      when: `new.body::text like '%${stuck.id}%'`,
    })
    await expect(publishAt(new Date())).rejects.toThrow('Failed query')
    expect(await publishedOf(other)).toHaveLength(1)
    await letGo()
    await publishAt(new Date())
    expect(await publishedOf(stuck)).toHaveLength(1)
    expect(await publishedOf(other)).toHaveLength(1)
  })

  it('is not reported while it is off', async () => {
    const source = await addSource('off', 73)
    await catalog.stores.sources.put({ ...source, isEnabled: false })
    await publishAt(new Date())
    expect(await publishedOf(source)).toEqual([])
  })
})
