import { randomUUID } from 'node:crypto'
import { stickRows } from '@landfall/kit/testing/stuck-rows'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mergeListings } from '../src/ingestion/merge/merge-listings.ts'
import type { Merge } from '../src/ingestion/merge/merge.ts'
import { type RunningCatalog, admin, startCatalog } from './_app.ts'
import { editing } from './_editing.ts'
import { type ShippedRow, copyShipped } from './_shipped-copy.ts'
import { type Site, awardFields, awards, startSite } from './_sites.ts'
import { testSource } from './_sources.ts'
import { syncOf } from './_sync.ts'

type Award = ReturnType<typeof awards>[number]
type Change = (rows: ShippedRow[]) => ShippedRow[]

let catalog: RunningCatalog
let site: Site
let sync: ReturnType<typeof syncOf>
const lists = new Map<string, Award[]>()
beforeAll(async () => {
  site = await startSite((request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ items: lists.get(request.url ?? '') ?? [] }))
  })
  catalog = await startCatalog()
  sync = syncOf(catalog, [site.host])
})
afterAll(async () => {
  await catalog?.stop()
  await site?.stop()
})

/** A source of ten awards; the answer changes what its page lists. */
async function addSource(prefix: string) {
  const path = `/${prefix.toLowerCase()}`
  const source = testSource(prefix.toLowerCase(), {
    kind: 'json',
    urls: [`${site.url}${path}`],
    mapping: { rows: 'items', id: 'id', fields: awardFields },
  })
  await catalog.stores.sources.put(source)
  const all = awards(prefix, 10)
  lists.set(path, all)
  await sync.run(source.id)
  const first = await catalog.stores.scholarships.find(
    `${prefix.toLowerCase()}-amber0-award`,
  )
  if (first === null) throw new Error('the source lists it')
  return {
    source,
    first,
    drop: () => void lists.set(path, all.slice(1)),
    bringBack: () => void lists.set(path, all),
    run: () => sync.run(source.id),
  }
}

const statusOf = async (id: string) =>
  (await catalog.stores.scholarships.findByIds([id])).get(id)?.status

async function merge(survivorId: string, mergedId: string) {
  const pair: Merge = {
    id: randomUUID(),
    survivorId,
    mergedId,
    state: 'proposed',
    isAutomatic: false,
    score: 1,
    reasons: [],
    survivorBefore: null,
    mergedBefore: null,
    decidedBy: null,
    decidedAt: null,
    createdAt: new Date(),
    version: 1,
  }
  const done = await catalog.unitOfWork((tx) =>
    mergeListings(pair, tx, { by: null, now: new Date() }),
  )
  expect(done).not.toBeNull()
}

describe('an award that two sources list', () => {
  it('stays open while either has it, closes with the last, and opens with the first that is back', async () => {
    const one = await addSource('Left')
    const other = await addSource('Right')
    await merge(one.first.id, other.first.id)
    one.drop()
    for (let n = 0; n < 3; n += 1) await one.run()
    expect(await statusOf(one.first.id)).toBe('published')
    other.drop()
    for (let n = 0; n < 3; n += 1) await other.run()
    expect(await statusOf(one.first.id)).toBe('closed')
    other.bringBack()
    await other.run()
    expect(await statusOf(one.first.id)).toBe('published')
  })
})

describe('an award that a person closed', () => {
  it('is looked at once when its source drops it, and stays closed when the source has it again', async () => {
    const { source, first, drop, bringBack, run } = await addSource('Person')
    await editing(() => catalog).step('close', admin(), first.id)
    drop()
    for (let n = 0; n < 3; n += 1) await run()
    const latest = await run()
    const again = { runId: latest.id, runs: 3, size: 200 }
    expect(await catalog.stores.sourceListings.toClose(source.id, again)).toEqual([])
    bringBack()
    await run()
    expect(await statusOf(first.id)).toBe('closed')
  })
})

describe('an award that can’t be closed', () => {
  it('stays open until it can, and holds up neither the others nor its source', async () => {
    const { first, run } = await addSource('Stuck')
    lists.set('/stuck', awards('Stuck', 10).slice(2))
    for (let n = 0; n < 2; n += 1) await run()
    const letGo = await stickRows(catalog.postgres.pool, {
      table: 'scholarships',
      when: `new.id = '${first.id}'`,
    })
    expect(await run()).toMatchObject({ state: 'finished', closed: 1 })
    expect(await statusOf(first.id)).toBe('published')
    await letGo()
    expect(await run()).toMatchObject({ state: 'finished', closed: 1 })
    expect(await statusOf(first.id)).toBe('closed')
  })
})

describe('an award that two shipped files list', () => {
  it('stays open while either has it, closes with the last, and opens with the first that is back', async () => {
    const copy = await copyShipped()
    const load = (file: 'scholarships' | 'scholarships-unconfirmed', change: Change) =>
      copy.load(catalog, `${file}.json`, change)
    try {
      const [one, other] = await Promise.all(
        (['published', 'draft'] as const).map(async (status) => {
          const { rows } = await catalog.postgres.pool.query(
            `select id, slug from scholarships
             where feed like 'shipped-scholarships%' and status = $1 order by id limit 1`,
            [status],
          )
          return { id: String(rows[0].id), slug: String(rows[0].slug) }
        }),
      )
      if (!one || !other) throw new Error('both files have rows')
      await merge(one.id, other.id)
      await load('scholarships', (rows) => rows.filter(({ id }) => id !== one.slug))
      expect(await statusOf(one.id)).toBe('published')
      let dropped: ShippedRow[] = []
      await load('scholarships-unconfirmed', (rows) => {
        dropped = rows.filter(({ id }) => id === other.slug)
        return rows.filter(({ id }) => id !== other.slug)
      })
      expect(await statusOf(one.id)).toBe('closed')
      await load('scholarships-unconfirmed', (rows) => [...rows, ...dropped])
      expect(await statusOf(one.id)).toBe('published')
    } finally {
      await copy.remove()
    }
  })
})
