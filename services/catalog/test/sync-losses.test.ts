import { systemClock } from '@landfall/kit/core/clock'
import { newId } from '@landfall/kit/core/ids'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeStartSync } from '../src/ingestion/source/start-sync.ts'
import { makeResumeWork } from '../src/ingestion/recovery/resume-work.ts'
import { type RunningCatalog, startCatalog } from './_app.ts'
import { type Site, awardFields, awards, startSite } from './_sites.ts'
import { testSource } from './_sources.ts'
import { syncOf } from './_sync.ts'

let catalog: RunningCatalog
let site: Site
let rows: ReturnType<typeof awards> = []
let sync: ReturnType<typeof syncOf>
beforeAll(async () => {
  site = await startSite((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ items: rows }))
  })
  catalog = await startCatalog()
  sync = syncOf(catalog, [site.host])
})
afterAll(async () => {
  await catalog?.stop()
  await site?.stop()
})

const mapping = { rows: 'items', id: 'id', fields: awardFields }
async function addSource(prefix: string, count: number) {
  const settings = { kind: 'json', urls: [site.url], mapping } as const
  const source = testSource(prefix.toLowerCase(), settings)
  await catalog.stores.sources.put(source)
  rows = awards(prefix, count)
  return source
}
const statusOf = async (slug: string) =>
  (await catalog.stores.scholarships.find(slug))?.status

describe('a run', () => {
  it('does not count a listing as gone when its row cannot be read', async () => {
    const source = await addSource('Torn', 10)
    await sync.run(source.id)
    rows = rows.map((row, at) => (at === 0 ? { ...row, until: 'some day' } : row))
    for (let run = 0; run < 3; run += 1) {
      expect(await sync.run(source.id)).toMatchObject({
        quarantined: 1,
        missing: 0,
        closed: 0,
      })
    }
    expect(await statusOf('torn-amber0-award')).toBe('published')
  })

  it('is queued again under the same key until it has ended, for its job may be lost', async () => {
    const source = await addSource('Lost', 2)
    const resume = makeResumeWork({ unitOfWork: catalog.unitOfWork })
    const { startOne } = makeStartSync({
      unitOfWork: catalog.unitOfWork,
      clock: systemClock,
      newId,
    })
    const run = await startOne(source.id, { startedBy: null, isDryRun: false })
    await resume()
    await sync.run(source.id)
    await resume()
    const { rows: jobs } = await catalog.postgres.pool.query(
      `select body->>'key' as key, body->'removeWhenDone' as forgotten from outbox
       where name = 'catalog-sync/sync-source' and body->'payload'->>'runId' = $1`,
      [run?.id],
    )
    const job = { key: `sync-${run?.id}`, forgotten: true }
    expect(jobs).toEqual([job, job])
  })
})
