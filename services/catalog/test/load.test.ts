import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RunningCatalog, admin, startCatalog, visitor } from './_app.ts'
import { type ShippedRow, copyShipped } from './_shipped-copy.ts'

describe('the shipped data', () => {
  let catalog: RunningCatalog
  beforeAll(async () => {
    catalog = await startCatalog()
  })
  afterAll(() => catalog?.stop())

  it('is there at the first start, each source with its run', async () => {
    const { rows } = await catalog.postgres.pool.query(
      'select source, fetched, created, changed, closed, failed from sync_runs order by source',
    )
    expect(rows).toEqual([
      run('shipped-scholarships', 417),
      run('shipped-scholarships-unconfirmed', 120),
      run('shipped-universities', 2572),
    ])
  })

  it('shows what is confirmed and keeps the rest as drafts', async () => {
    const { rows } = await catalog.postgres.pool.query(
      'select status, confidence, count(*)::int from scholarships group by 1, 2 order by 1, 2',
    )
    expect(rows).toEqual([
      { status: 'draft', confidence: 'low', count: 120 },
      { status: 'published', confidence: 'high', count: 116 },
      { status: 'published', confidence: 'medium', count: 301 },
    ])
  })

  it('says how fresh the scholarships are and how many are open', async () => {
    const { latestSync } = await catalog.ask(
      visitor(),
      '{ latestSync { source openCount finishedAt } }',
    )
    expect(latestSync).toEqual({
      source: 'shipped-scholarships',
      openCount: 417,
      finishedAt: '2026-11-21T12:00:00.000Z',
    })
  })

  it('changes nothing when it is loaded again', async () => {
    const before = await everything()
    expect(await catalog.loadShipped()).toEqual([])
    expect(await everything()).toEqual(before)
  })

  it('takes in what a new file changes, closes what it lacks and keeps what an admin set', async () => {
    const edited = await byKey('zonta-international-zonta-amelia-earhart-fellowship')
    const editor = admin()
    const { updateScholarship } = await catalog.ask(
      editor,
      `mutation ($input: UpdateScholarshipInput!) { updateScholarship(input: $input) {
        ... on ScholarshipSuccess { scholarship { amount { amount } deadline { label } } } } }`,
      { input: { id: edited.id, details: { amount: '12000', maxAmount: '12000' } } },
    )
    expect(updateScholarship.scholarship).toEqual({
      amount: { amount: '12000.00' },
      deadline: { label: 'Usually in Nov; not confirmed for 2026' },
    })
    const [run] = await loadChanged((rows) => {
      const [first, second, ...others] = rows
      const last = others.at(-1)
      if (!first || !second || !last) throw new Error('the file has rows')
      second.title = 'A new title'
      last.amount = 99_999
      last.note = 'A new note'
      return [
        { ...first, degreeLevel: ['kindergarten'] },
        second,
        ...others.slice(0, -2),
        last,
      ]
    })
    expect(run).toMatchObject({
      fetched: 416,
      created: 0,
      changed: 2,
      closed: 2,
      failed: 1,
    })
    const after = await byKey('zonta-international-zonta-amelia-earhart-fellowship')
    expect(after).toMatchObject({ amount: '12000.00', note: 'A new note', version: 3 })
    const published = (await catalog.outboxEvents()).filter(
      ({ body }) => body.data['title'] === 'A new title',
    )
    expect(published.map(({ name }) => name)).toEqual([
      'landfall.catalog.scholarship.updated.v1',
      'landfall.catalog.scholarship-criteria.changed.v1',
    ])
    const { rows } = await catalog.postgres.pool.query(
      `select count(*)::int as closed from scholarships where status = 'closed'`,
    )
    expect(rows).toEqual([{ closed: 2 }])
  })

  it('closes nothing when a file lost too much of what it had', async () => {
    const [run] = await loadChanged((rows) => rows.slice(0, 200))
    expect(run).toMatchObject({ closed: 0 })
    const { scholarshipStats } = await catalog.ask(
      visitor(),
      '{ scholarshipStats { totalCount } }',
    )
    // All but one: of the two that the last file lacked, this file has the first, which reopens.
    expect(scholarshipStats.totalCount).toBe(416)
  })

  it('counts what is open now, whatever happened since the latest run', async () => {
    const ask = () =>
      catalog.ask(
        admin(),
        `{ latestSync { id fetched openCount } scholarshipStats { totalCount }
          scholarships { totalCount facets { kind values { value count } } } }`,
      )
    const before = await ask()
    expect(await ask()).toEqual(before)
    const open = await byKey('zonta-international-zonta-amelia-earhart-fellowship')
    const { closeScholarship } = await catalog.ask(
      admin(),
      `mutation ($input: ScholarshipIdInput!) { closeScholarship(input: $input) { __typename } }`,
      { input: { id: open.id } },
    )
    expect(closeScholarship).toEqual({ __typename: 'ScholarshipSuccess' })
    const after = await ask()
    const { openCount } = before.latestSync
    expect(after.latestSync).toEqual({ ...before.latestSync, openCount: openCount - 1 })
    expect(after.scholarshipStats.totalCount).toBe(openCount - 1)
    expect(after.scholarships.totalCount).toBe(openCount - 1)
    expect(phdCount(after)).toBe(phdCount(before) - 1)
  })

  async function everything() {
    const { rows } = await catalog.postgres.pool.query(`
      select (select md5(string_agg(s::text, '' order by id)) from scholarships s) as scholarships,
        (select md5(string_agg(u::text, '' order by id)) from universities u) as universities,
        (select count(*) from outbox) as events, (select count(*) from sync_runs) as runs`)
    return rows
  }

  async function byKey(slug: string) {
    const found = await catalog.stores.scholarships.find(slug)
    if (found === null) throw new Error(`${slug} is not shipped`)
    return found
  }

  async function loadChanged(change: (rows: ShippedRow[]) => ShippedRow[]) {
    const copy = await copyShipped()
    try {
      return await copy.load(catalog, 'scholarships.json', change)
    } finally {
      await copy.remove()
    }
  }
})

type Facets = { kind: string; values: { value: string; count: number }[] }[]
function phdCount({ scholarships }: { scholarships: { facets: Facets } }): number {
  const levels = scholarships.facets.find(({ kind }) => kind === 'degreeLevel')
  return levels?.values.find(({ value }) => value === 'phd')?.count ?? 0
}

function run(source: string, fetched: number) {
  return { source, fetched, created: fetched, changed: 0, closed: 0, failed: 0 }
}
