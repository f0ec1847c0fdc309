import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fixedClock } from '@landfall/kit/core/clock'
import { deliver } from '@landfall/kit/messaging/consumers'
import { idFromName } from '@landfall/kit/core/ids'
import { onCatalogueCopyRequested } from '../src/events/on-catalogue-copy-requested.ts'
import { makeRepublishCriteria } from '../src/ingestion/republication/republish-criteria.ts'
import type { ListingFacts } from '../src/record/scholarship/listing-criteria.ts'
import { publishedListings } from '../src/record/scholarship/publish-change.ts'
import { NOW, type RunningCatalog, startCatalog } from './_app.ts'
import { copyRequested } from './_events.ts'

let catalog: RunningCatalog
beforeAll(async () => {
  catalog = await startCatalog()
})
afterAll(() => catalog?.stop())

type Page = { runId: string; page: number; isLast: boolean; listings: ListingFacts[] }

const republish = (unitOfWork = catalog.unitOfWork) =>
  makeRepublishCriteria({ unitOfWork, clock: fixedClock(NOW) })

/** The pages of a run, each with the aggregate and version of its envelope. */
async function pagesOf(runId: string): Promise<Page[]> {
  const { rows } = await catalog.postgres.pool.query(
    `select body from outbox where name = 'landfall.catalog.scholarship-criteria.republished.v1'
       and body->'data'->>'runId' = $1 order by position`,
    [runId],
  )
  for (const { body } of rows)
    expect([body.subject, body.aggregateversion]).toEqual([runId, body.data.page])
  return rows.map(({ body }) => body.data)
}

describe('telling the whole catalog', () => {
  it('publishes every scholarship as it is, once, in the order of ids and in pages', async () => {
    const runId = randomUUID()
    expect(await republish()(runId)).toMatchObject({ pages: 3, listings: 537 })
    const pages = await pagesOf(runId)
    expect(
      pages.map(({ page, isLast, listings }) => [page, isLast, listings.length]),
    ).toEqual([
      [1, false, 200],
      [2, false, 200],
      [3, true, 137],
    ])
    const { scholarships } = catalog.stores
    const all = await scholarships.findBatch(null, 1_000)
    expect(pages.flatMap(({ listings }) => listings)).toEqual(
      await publishedListings(catalog.stores, all, new Date(NOW)),
    )
  })

  it('resumes where a killed run stopped, and publishes no page twice', async () => {
    const runId = randomUUID()
    let calls = 0
    const dying: typeof catalog.unitOfWork = (work) =>
      catalog.unitOfWork(async (tx) => {
        const done = await work(tx)
        calls += 1
        if (calls === 2) throw new Error('killed before the commit')
        return done
      })
    await expect(republish(dying)(runId)).rejects.toThrow('killed')
    expect(await pagesOf(runId)).toHaveLength(1)
    await republish()(runId)
    await republish()(runId)
    const pages = await pagesOf(runId)
    expect(pages.map(({ page }) => page)).toEqual([1, 2, 3])
    const published = pages.flatMap(({ listings }) =>
      listings.map((one) => one.scholarshipId),
    )
    expect(new Set(published).size).toBe(537)
  })

  it('is one run when two workers take it up at once', async () => {
    const runId = randomUUID()
    await Promise.all([republish()(runId), republish()(runId)])
    expect((await pagesOf(runId)).map(({ page }) => page)).toEqual([1, 2, 3])
  })

  it('ends with its last full page, and with an empty one where there is nothing', async () => {
    const { scholarships } = catalog.stores
    const [example] = await scholarships.findBatch(null, 1)
    if (example === undefined) throw new Error('something is shipped')
    const more = Array.from({ length: 63 }, (_, n) => ({
      ...example,
      id: idFromName('scholarship', `more-${n}`),
      slug: `more-${n}`,
      provenance: { ...example.provenance, sourceId: `more-${n}` },
    }))
    await catalog.unitOfWork((tx) => tx.scholarships.saveAll(more, new Date(NOW)))
    const full = randomUUID()
    await republish()(full)
    expect((await pagesOf(full)).map(({ isLast }) => isLast)).toEqual([false, false, true])
    await catalog.postgres.pool.query('delete from scholarships')
    const empty = randomUUID()
    await republish()(empty)
    expect(await pagesOf(empty)).toEqual([
      { runId: empty, page: 1, isLast: true, listings: [] },
    ])
  })
})

describe('a request for a copy of the catalog', () => {
  it.each(onCatalogueCopyRequested)(
    'leads to one job, named after the request, however often it comes: $event.type',
    async (consumer) => {
      const requestId = randomUUID()
      const [first, again] = [randomUUID(), randomUUID()]
      const give = (id: string) =>
        deliver(consumer, copyRequested(consumer.event, requestId, id), catalog.unitOfWork)
      expect(await give(first)).toBe('handled')
      expect(await give(first)).toBe('duplicate')
      expect(await give(again)).toBe('handled')
      const { rows } = await catalog.postgres.pool.query(
        `select name, body->'payload' as payload, body->>'key' as key from outbox
       where kind = 'job' and body->>'key' = $1 order by position`,
        [requestId],
      )
      // The queue keeps one job per key, and a finished run publishes nothing.
      const job = { payload: { runId: requestId }, key: requestId }
      const name = 'catalog-republish/republish-criteria'
      expect(rows).toEqual([
        { name, ...job },
        { name, ...job },
      ])
    },
  )
})
