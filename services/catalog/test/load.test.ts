import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RunningCatalog, startCatalog, visitor } from './_app.ts'

describe('the shipped data', () => {
  let catalog: RunningCatalog
  beforeAll(async () => {
    catalog = await startCatalog()
  }, 60_000)
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

  it('says in the latest run how many are open', async () => {
    const { latestSync } = await catalog.ask(
      visitor(),
      '{ latestSync { source openCount finishedAt } }',
    )
    expect(latestSync).toMatchObject({
      openCount: 417,
      finishedAt: '2026-11-21T12:00:00.000Z',
    })
  })
})

function run(source: string, fetched: number) {
  return { source, fetched, created: fetched, changed: 0, closed: 0, failed: 0 }
}
