import { stickRows } from '@landfall/kit/testing/stuck-rows'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { listingId } from '../src/ingestion/source/source.ts'
import { type RunningCatalog, startCatalog } from './_app.ts'
import { type Site, awardFields, awards, startSite } from './_sites.ts'
import { testSource } from './_sources.ts'
import { syncOf } from './_sync.ts'

const COUNT = 130

let catalog: RunningCatalog
let site: Site
let sync: ReturnType<typeof syncOf>
let rows = awards('Paged', COUNT)
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

async function runOf(key: string) {
  const mapping = { rows: 'items', id: 'id', fields: awardFields }
  const source = testSource(key, { kind: 'json', urls: [site.url], mapping })
  await catalog.stores.sources.put(source)
  return sync.run(source.id)
}

/** Where the queued jobs of a run begin. */
async function queuedPages(runId: string) {
  const { rows: found } = await catalog.postgres.pool.query(
    `select body->'payload' as payload from outbox
     where name = 'catalog-sync/merge-duplicates' and body->'payload'->>'runId' = $1
     order by position`,
    [runId],
  )
  return found.map(({ payload }) => payload.after ?? 'the beginning')
}

it('compares a large run page by page, and goes on where it stopped', async () => {
  await runOf('first')
  rows = rows.map((row) => ({ ...row, link: `${row.link}?from=second` }))
  const run = await runOf('second')
  expect(await queuedPages(run.id)).toEqual(['the beginning'])
  expect(await sync.mergeDuplicates(run.id)).toEqual({ merged: 100, proposed: 0 })
  const [, after, ...others] = await queuedPages(run.id)
  expect(others).toEqual([])
  // Run again, as if the worker had died after the page, or during it.
  expect(await sync.mergeDuplicates(run.id)).toEqual({ merged: 0, proposed: 0 })
  expect(await sync.mergeDuplicates(run.id, after)).toEqual({ merged: 30, proposed: 0 })
  expect(new Set(await queuedPages(run.id))).toEqual(new Set(['the beginning', after]))
})

it('compares the rest of a run, and its next page, although a listing can’t be', async () => {
  rows = awards('Ledger', COUNT)
  await runOf('third')
  rows = rows.map((row) => ({ ...row, link: `${row.link}?from=fourth` }))
  const run = await runOf('fourth')
  const letGo = await stickRows(catalog.postgres.pool, {
    table: 'scholarships',
    when: `new.id = '${listingId({ key: 'fourth' } as never, 'Ledger-5')}'`,
  })
  await expect(sync.mergeDuplicates(run.id)).rejects.toThrow('Failed query')
  expect(await queuedPages(run.id)).toHaveLength(2)
  await letGo()
  expect(await sync.mergeDuplicates(run.id)).toEqual({ merged: 1, proposed: 0 })
})
