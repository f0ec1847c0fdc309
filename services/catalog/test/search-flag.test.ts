import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fixedClock } from '@landfall/kit/core/clock'
import { idFromName } from '@landfall/kit/core/ids'
import { NOW, type RunningCatalog, restVisitor, startCatalog } from './_app.ts'

const SEARCH = `query ($filter: ScholarshipFilter, $sort: ScholarshipSort, $after: String) {
  scholarships(filter: $filter, sort: $sort, first: 15, after: $after) {
    totalCount unknownCount correctedQuery
    facets { kind unknownCount values { value label count } }
    pageInfo { hasNextPage endCursor } edges { cursor node { id title } } } }`

const QUESTIONS = [
  {},
  { filter: { query: 'women engineering' } },
  { filter: { query: 'cs' } },
  { filter: { query: 'computr sciense' } },
  { filter: { query: '"computer science" -women' }, sort: 'AMOUNT' },
  { filter: { countries: ['India'], degreeLevel: ['phd'] }, sort: 'EFFORT' },
  { filter: { minAmount: '5000', noEssay: true, includeUnknown: true }, sort: 'NEWEST' },
  { filter: { deadlineSoon: true } },
  { filter: { ids: ['fulbright-foreign-student-program'] } },
]

const clock = fixedClock(NOW)
let on: RunningCatalog
let off: RunningCatalog
beforeAll(async () => {
  on = await startCatalog(clock, { searchIndex: true })
  off = await startCatalog(clock, { searchIndex: false })
})
afterAll(async () => {
  await on?.stop()
  await off?.stop()
})

const ask = async (catalog: RunningCatalog, variables: object) =>
  (await catalog.ask(restVisitor(), SEARCH, variables)).scholarships

describe('searching with the index and without it', () => {
  it.each(QUESTIONS)(
    'gives the same for %j, and a page goes on by either',
    async (asked) => {
      const [first, other] = [await ask(on, asked), await ask(off, asked)]
      expect(first).toEqual(other)
      const after = first.pageInfo.endCursor
      if (after === null) return
      expect(await ask(on, { ...asked, after })).toEqual(
        await ask(off, { ...asked, after }),
      )
    },
  )

  it('finds what another process has just written, and no more what it has just closed', async () => {
    const { unitOfWork, stores } = on
    const [like] = await stores.scholarships.findBatch(null, 1)
    if (like === undefined) throw new Error('nothing is shipped')
    const filter = { query: 'zymurgy' }
    for (let version = 1; version <= 6; version += 1) {
      const status = version % 2 === 1 ? ('published' as const) : ('closed' as const)
      const record = {
        ...like,
        id: idFromName('scholarship', 'zymurgy'),
        slug: 'zymurgy',
        title: 'Zymurgy Grant',
        feed: null,
        status,
        version,
        publishedAt: clock.now(),
      }
      await unitOfWork((tx) => tx.scholarships.saveAll([record], clock.now()))
      const found = await ask(on, { filter })
      expect(found.edges).toHaveLength(version % 2)
      expect(found.totalCount).toBe(version % 2)
    }
  })
})

describe('searching for deadlines that are soon', () => {
  it('works while one of them ends in a zone that PostgreSQL does not know', async () => {
    const { unitOfWork, stores, postgres } = off
    const [like] = await stores.scholarships.findBatch(null, 1)
    if (like === undefined) throw new Error('nothing is shipped')
    const records = ['asunder', 'atlantis'].map((slug) => ({
      ...like,
      id: idFromName('scholarship', slug),
      slug,
      feed: null,
      status: 'published' as const,
      version: 1,
      deadline: {
        kind: 'day' as const,
        text: '2026-12-01',
        timeZone: 'Asia/Tokyo',
        basis: null,
      },
    }))
    await unitOfWork((tx) => tx.scholarships.saveAll(records, clock.now()))
    await postgres.pool.query(
      `update scholarships set deadline_time_zone = 'Atlantis/Poseidonis' where slug = 'atlantis'`,
    )
    const { edges } = await ask(off, { filter: { deadlineSoon: true } })
    expect(new Set(edges.map((edge: Edge) => edge.node.id))).toEqual(
      new Set(records.map(({ id }) => id)),
    )
  })
})

type Edge = { node: { id: string } }
