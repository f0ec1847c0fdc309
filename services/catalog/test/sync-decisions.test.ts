import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type RunningCatalog, admin, startCatalog, student, visitor } from './_app.ts'
import { type Site, awardFields, awards, startSite } from './_sites.ts'
import { listingsOfSources, testSource } from './_sources.ts'
import { syncOf } from './_sync.ts'

type Award = ReturnType<typeof awards>[number]

const DECIDE = `mutation ($input: DecideSyncRunInput!) { decideSyncRun(input: $input) {
  __typename ... on SyncRunSuccess { run { state created changed missing heldReason } } } }`
const DECIDE_MERGE = `mutation ($input: DecideListingMergeInput!) { decideListingMerge(input: $input) {
  __typename ... on ListingMergeSuccess { merge { state } } } }`

let catalog: RunningCatalog
let site: Site
let rows: Award[] = []
let sync: ReturnType<typeof syncOf>
beforeAll(async () => {
  site = await startSite((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ items: rows }))
  }, 'User-agent: *\nDisallow: /closed')
  catalog = await startCatalog()
  sync = syncOf(catalog, [site.host])
})
afterAll(async () => {
  await catalog?.stop()
  await site?.stop()
})

const mapping = { rows: 'items', id: 'id', fields: awardFields }
let n = 0
/** A separate source for each test, on the same site. */
async function addSource(prefix: string, count: number) {
  n += 1
  const key = `${prefix.toLowerCase()}-${n}`
  const source = testSource(key, { kind: 'json', urls: [site.url], mapping })
  await catalog.stores.sources.put(source)
  rows = awards(prefix, count)
  return source
}
const ofFeed = async (key: string) =>
  (await listingsOfSources(catalog)).filter(({ feed }) => feed === `source:${key}`)

const eventsOf = async (type: string, subject: string) =>
  (await catalog.outboxEvents())
    .filter(({ name }) => name === `landfall.catalog.${type}.v1`)
    .filter(({ body }) => body.subject === subject)
    .map(({ body }) => body.data)

describe('a suspicious run', () => {
  beforeEach(() => {
    rows = []
  })

  it('waits for a person, who lets it continue', async () => {
    const source = await addSource('Held', 10)
    await sync.run(source.id)
    rows = rows.slice(0, 6)
    const held = await sync.run(source.id)
    expect(held).toMatchObject({
      state: 'held',
      heldReason: '4 of the 10 rows that the source had are gone',
    })
    const again = await sync.run(source.id)
    expect(again.id).toBe(held.id)
    expect(await eventsOf('sync-run.held', held.id)).toEqual([
      {
        syncRunId: held.id,
        sourceId: source.id,
        sourceName: source.name,
        reason: held.heldReason,
        heldAt: expect.any(String),
      },
    ])
    const input = { runId: held.id, decision: 'APPROVE' }
    const denied = await catalog.ask(student(), DECIDE, { input })
    expect(denied.decideSyncRun.__typename).toBe('Forbidden')
    await catalog.ask(admin(), DECIDE, { input })
    expect(await sync.runSync(held.id)).toMatchObject({
      state: 'finished',
      missing: 4,
      closed: 0,
    })
    const twice = await catalog.ask(admin(), DECIDE, { input })
    expect(twice.decideSyncRun.__typename).toBe('Conflict')
  })

  it('is discarded by a person, and nothing happens', async () => {
    const source = await addSource('Thrown', 10)
    await sync.run(source.id)
    const before = await ofFeed(source.key)
    rows = rows.slice(0, 2)
    const held = await sync.run(source.id)
    const input = { runId: held.id, decision: 'DISCARD' }
    const { decideSyncRun } = await catalog.ask(admin(), DECIDE, { input })
    expect(decideSyncRun.run).toMatchObject({ state: 'DISCARDED', missing: 0 })
    expect(await ofFeed(source.key)).toEqual(before)
    rows = awards('Thrown', 10)
    expect(await sync.run(source.id)).toMatchObject({ state: 'finished', unchanged: 10 })
  })

  it('may not be one in three that cannot be read', async () => {
    const source = await addSource('Bad', 9)
    rows = rows.map((row, at) => (at < 3 ? { ...row, name: '' } : row))
    const held = await sync.run(source.id)
    expect(held).toMatchObject({ state: 'held', heldReason: '3 of 9 rows cannot be read' })
    expect(await ofFeed(source.key)).toEqual([])
  })
})

describe('a run', () => {
  it('shows what it would do and does nothing when it is dry', async () => {
    const source = await addSource('Dry', 5)
    const run = await sync.run(source.id, { isDryRun: true })
    expect(run).toMatchObject({ state: 'finished', isDryRun: true, created: 5 })
    expect(await ofFeed(source.key)).toEqual([])
    expect(await catalog.stores.sources.find(source.id)).toMatchObject({
      lastSuccessAt: null,
    })
  })

  it('marks missing listings, closes them in the third run and opens them when they are back', async () => {
    const source = await addSource('Gone', 10)
    await sync.run(source.id)
    rows = rows.slice(1)
    expect(await sync.run(source.id)).toMatchObject({ missing: 1, closed: 0 })
    expect(await sync.run(source.id)).toMatchObject({ missing: 0, closed: 0 })
    expect(await sync.run(source.id)).toMatchObject({ missing: 0, closed: 1 })
    expect(await statusOf('gone-amber0-award')).toBe('closed')
    rows = awards('Gone', 10)
    await sync.run(source.id)
    expect(await statusOf('gone-amber0-award')).toBe('published')
  })

  it('keeps what an admin set by hand', async () => {
    const source = await addSource('Edited', 4)
    await sync.run(source.id)
    const found = await catalog.stores.scholarships.find('edited-amber0-award')
    await catalog.ask(
      admin(),
      `mutation ($input: UpdateScholarshipInput!) { updateScholarship(input: $input) { __typename } }`,
      { input: { id: found?.id, details: { title: 'A better title' } } },
    )
    rows = rows.map((row) => ({ ...row, name: `${row.name} of Honour`, sum: row.sum + 1 }))
    expect(await sync.run(source.id)).toMatchObject({ changed: 4 })
    expect(await catalog.stores.scholarships.find(found?.id ?? '')).toMatchObject({
      title: 'A better title',
      amount: '1001.00',
    })
  })

  it('fetches nothing that robots.txt forbids', async () => {
    const source = await addSource('Robots', 1)
    await catalog.stores.sources.put({ ...source, urls: [`${site.url}/closed/list`] })
    const before = site.asked.length
    const run = await sync.run(source.id)
    expect(run).toMatchObject({
      state: 'failed',
      faults: [expect.stringContaining('robots.txt')],
    })
    expect(site.asked.length).toBe(before)
  })

  it('says when a key is missing from the environment, and shows none', async () => {
    const source = await addSource('Key', 1)
    await catalog.stores.sources.put({ ...source, keyName: 'SOURCE_KEY_ABSENT' })
    const run = await sync.run(source.id)
    expect(run.faults).toEqual([expect.stringContaining('SOURCE_KEY_ABSENT is not set')])
    await catalog.stores.sources.put({ ...source, keyName: 'SOURCE_KEY_TEST' })
    const { state } = await sync.run(source.id)
    expect(state).toBe('finished')
    const { sources } = await catalog.ask(
      admin(),
      '{ sources { keyName urls mapping lastFault } }',
    )
    expect(JSON.stringify(sources)).not.toContain('secret-key')
  })

  it('sends a key only where the environment allows it', async () => {
    const source = await addSource('Foreign', 1)
    await catalog.stores.sources.put({ ...source, keyName: 'SOURCE_KEY_OTHER' })
    const before = site.asked.length
    expect(await sync.run(source.id)).toMatchObject({
      state: 'failed',
      faults: [expect.stringContaining('SOURCE_ORIGINS_OTHER does not list this origin')],
    })
    expect(site.asked.length).toBe(before)
  })
})

describe('a duplicate', () => {
  it('is merged once, found under the other, and comes back whole', async () => {
    const { first, second, earlier, run } = await twoSources('Twin')
    const before = await everything(first.key, second.key)
    // Both runs look for duplicates at once, and find the same pairs.
    const found = await Promise.all(
      [earlier, run].map(({ id }) => sync.mergeDuplicates(id)),
    )
    expect(found.map(({ merged }) => merged).toSorted()).toEqual([0, 2])
    expect(found.map(({ proposed }) => proposed)).toEqual([0, 0])
    expect(await sync.mergeDuplicates(run.id)).toEqual({ merged: 0, proposed: 0 })
    const { listingMerges } = await catalog.ask(
      admin(),
      `{ listingMerges(state: MERGED) { edges { node { id isAutomatic survivor { id slug status }
        merged { id slug status } } } } }`,
    )
    const { node } = listingMerges.edges[0]
    expect(node).toMatchObject({
      isAutomatic: true,
      survivor: { status: 'PUBLISHED' },
      merged: { status: 'ARCHIVED' },
    })
    for (const key of [node.merged.id, node.merged.slug]) {
      const { scholarship } = await catalog.ask(
        visitor(),
        `query ($id: ID!) { scholarship(id: $id) { id provenance { source urls } } }`,
        { id: key },
      )
      expect(scholarship.id).toBe(node.survivor.id)
      expect(scholarship.provenance.source).toMatch(/^twin-\d+ and twin-\d+$/)
    }
    // Reading both sources again does not undo the merge.
    await sync.run(second.id)
    expect(await catalog.stores.scholarships.find(node.merged.id)).toMatchObject({
      status: 'archived',
    })
    for (const { node: pair } of listingMerges.edges) {
      const input = { id: pair.id, decision: 'UNDO' }
      const { decideListingMerge } = await catalog.ask(admin(), DECIDE_MERGE, { input })
      expect(decideListingMerge.merge).toEqual({ state: 'UNDONE' })
    }
    expect(await everything(first.key, second.key)).toEqual(before)
    expect(await sync.mergeDuplicates(run.id)).toEqual({ merged: 0, proposed: 0 })
    const events = (await catalog.outboxEvents()).map(({ name }) => name)
    const count = (verb: string) =>
      events.filter((name) => name === `landfall.catalog.scholarship.${verb}.v1`).length
    expect([count('merged'), count('unmerged')]).toEqual([2, 2])
  })

  it('is separated again without losing what was changed since', async () => {
    const { first, second, run } = await twoSources('Part')
    await sync.mergeDuplicates(run.id)
    const { rows: pairs } = await catalog.postgres.pool.query(
      `select m.id, m.survivor_id, m.merged_id from listing_merges m
       join scholarships s on s.id = m.survivor_id where s.feed = any($1) and m.state = 'merged'`,
      [[first, second].map(({ key }) => `source:${key}`)],
    )
    const [{ id, survivor_id: survivorId, merged_id: mergedId }] = pairs
    await catalog.ask(
      admin(),
      `mutation ($input: UpdateScholarshipInput!) { updateScholarship(input: $input) { __typename } }`,
      { input: { id: survivorId, details: { title: 'Held by a person' } } },
    )
    await catalog.ask(
      admin(),
      `mutation ($input: ScholarshipIdInput!) { closeScholarship(input: $input) { __typename } }`,
      { input: { id: survivorId } },
    )
    await catalog.ask(admin(), DECIDE_MERGE, { input: { id, decision: 'UNDO' } })
    const survivor = await catalog.stores.scholarships.find(survivorId)
    expect(survivor).toMatchObject({
      title: 'Held by a person',
      status: 'closed',
      editedFields: ['title'],
    })
    expect(survivor?.provenance.source).not.toContain(' and ')
    expect(await catalog.stores.scholarships.find(mergedId)).toMatchObject({
      status: 'published',
    })
  })

  it('that nobody can be sure of waits for an admin', async () => {
    const first = await addSource('Maybe', 1)
    await sync.run(first.id)
    const second = await addSource('Maybe', 1)
    rows = rows.map((row) => ({ ...row, until: '2027-09-30' }))
    const run = await sync.run(second.id)
    expect(await sync.mergeDuplicates(run.id)).toEqual({ merged: 0, proposed: 1 })
    const { listingMerges } = await catalog.ask(
      admin(),
      '{ listingMerges { edges { node { id reasons } } } }',
    )
    const { id, reasons } = listingMerges.edges[0].node
    expect(reasons).toEqual([
      'titles 100% alike',
      'providers 100% alike',
      'different deadlines',
    ])
    const input = { id, decision: 'DECLINE' }
    await catalog.ask(admin(), DECIDE_MERGE, { input })
    const again = await catalog.ask(admin(), DECIDE_MERGE, { input })
    expect(again.decideListingMerge.__typename).toBe('Conflict')
  })
})

/** Two sources with the same awards. */
async function twoSources(prefix: string) {
  const first = await addSource(prefix, 2)
  const earlier = await sync.run(first.id)
  const second = await addSource(prefix, 2)
  rows = rows.map((row) => ({ ...row, link: `${row.link}?from=second` }))
  const run = await sync.run(second.id)
  return { first, second, earlier, run }
}

async function everything(...keys: string[]) {
  const { rows: found } = await catalog.postgres.pool.query(
    `select to_jsonb(s) - 'version' - 'updated_at' - 'change_seq' - 'changed_in' as record from scholarships s
     where feed = any($1) order by id`,
    [keys.map((key) => `source:${key}`)],
  )
  return found
}

async function statusOf(slug: string) {
  return (await catalog.stores.scholarships.find(slug))?.status
}
