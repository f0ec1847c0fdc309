import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEGREE_LEVELS } from '@landfall/matching/scholarship-criteria'
import type { StoredScholarship } from '../src/record/scholarship/stored-scholarship.ts'
import { parseFilter } from '../src/search/filter/parse-filter.ts'
import { type RunningCatalog, NOW, restVisitor, startCatalog, visitor } from './_app.ts'
import { fits } from './_brute-force.ts'

const LIST = `query ($filter: ScholarshipFilter, $sort: ScholarshipSort, $first: Int, $after: String) {
  scholarships(filter: $filter, sort: $sort, first: $first, after: $after) {
    edges { cursor node { id slug title } }
    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
    totalCount unknownCount correctedQuery
    facets { kind unknownCount values { value label count } }
  }
}`

type FilterInput = Record<string, unknown>

let catalog: RunningCatalog
let all: StoredScholarship[]
beforeAll(async () => {
  catalog = await startCatalog()
  all = await catalog.stores.scholarships.findBatch(null, 1000)
})
afterAll(() => catalog?.stop())

const list = async (filter: FilterInput, more: object = {}) =>
  (await catalog.ask(restVisitor(), LIST, { filter, first: 500, ...more })).scholarships

function bruteForce(filter: FilterInput): string[] {
  const parsed = parseFilter(filter)
  if (!parsed.ok) throw new Error(parsed.error.message)
  const search = parsed.value
  return all.filter((one) => fits(one, search, new Date(NOW))).map(({ id }) => id)
}

async function facetsOfKinds(kinds: string[]) {
  const answer = await catalog.ask(
    visitor(),
    `query($kinds: [String!]) {
      scholarships(first: 1) { facets(kinds: $kinds) { kind values { value count } } } }`,
    { kinds },
  )
  return answer.scholarships.facets
}

type Edge = { cursor: string; node: { id: string; slug: string; title: string } }
const idsOf = (page: { edges: Edge[] }) => page.edges.map(({ node }) => node.id)

async function pagesOf(filter: FilterInput, sort: string): Promise<string[]> {
  const ids: string[] = []
  for (let after: string | null = null; ;) {
    const page: { edges: Edge[]; pageInfo: { hasNextPage: boolean; endCursor: string } } =
      await list(filter, { sort, first: 37, after })
    ids.push(...idsOf(page))
    if (!page.pageInfo.hasNextPage) return ids
    after = page.pageInfo.endCursor
  }
}

const FILTERS: FilterInput[] = [
  {},
  { degreeLevel: ['undergraduate'] },
  { degreeLevel: ['Graduate', 'PhD'] },
  { fieldOfStudy: ['Engineering'] },
  { fieldOfStudy: ['Electrical Engineering', 'law'] },
  { countries: ['India'] },
  { countries: ['US'] },
  { countries: ['south_korea', 'BR'] },
  { countries: ['USA', 'Canada'] },
  { countries: ['other'] },
  { minAmount: '5000' },
  { maxAmount: '5000' },
  { minAmount: '1000', maxAmount: '20000' },
  { noEssay: true },
  { deadlineSoon: true },
  { degreeLevel: ['graduate'], fieldOfStudy: ['Computer Science'], countries: ['Nigeria'] },
  {
    degreeLevel: ['postdoc'],
    countries: ['Japan'],
    minAmount: '100',
    includeUnknown: true,
  },
  { noEssay: true, includeUnknown: true },
  { complexity: ['simple'], includeUnknown: true },
  { countries: ['Kenya'], includeUnknown: true },
  { degreeLevel: ['undergraduate'], includePast: true },
]

describe('searching scholarships', () => {
  it.each(FILTERS)('finds exactly what fits %j', async (filter) => {
    const page = await list(filter)
    const expected = bruteForce(filter)
    expect(idsOf(page).toSorted()).toEqual(expected.toSorted())
    expect(page.totalCount).toBe(expected.length)
    const forgiven = bruteForce({ ...filter, includeUnknown: true })
    expect(page.unknownCount).toBe(forgiven.length - expected.length)
  })

  it.each([
    {},
    { degreeLevel: ['phd'] },
    { fieldOfStudy: ['Engineering'], countries: ['Mexico'] },
    { minAmount: '2000', degreeLevel: ['graduate'], countries: ['India', 'China'] },
  ] satisfies FilterInput[])(
    'counts beside each filter what choosing it would find, with %j',
    async (filter) => {
      const { facets } = await list(filter)
      const field = {
        degreeLevel: 'degreeLevel',
        fieldOfStudy: 'fieldOfStudy',
        countries: 'countries',
      }
      for (const kind of Object.values(field)) {
        const facet = facets.find((one: { kind: string }) => one.kind === kind)
        expect(facet.values.length).toBeGreaterThan(0)
        for (const { value, count } of facet.values) {
          expect({ kind, value, count }).toEqual({
            kind,
            value,
            count: bruteForce({ ...filter, [kind]: [value] }).length,
          })
        }
      }
      const noEssay = facets.find((one: { kind: string }) => one.kind === 'noEssay')
      expect(noEssay.values[0]?.count ?? 0).toBe(
        bruteForce({ ...filter, noEssay: true }).length,
      )
    },
  )

  it('counts only the kinds that are named, once each, and says which there are', async () => {
    const all = (await list({})).facets
    const [level] = await facetsOfKinds(['degreeLevel', 'degreeLevel'])
    expect(await facetsOfKinds(['degreeLevel', 'degreeLevel'])).toHaveLength(1)
    expect(level).toMatchObject({ kind: 'degreeLevel' })
    expect(level.values).toEqual(
      all
        .find(({ kind }: { kind: string }) => kind === 'degreeLevel')
        .values.map(({ value, count }: { value: string; count: number }) => ({
          value,
          count,
        })),
    )
    await expect(facetsOfKinds(['provider'])).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
    })
    await expect(facetsOfKinds([])).rejects.toMatchObject({ code: 'VALIDATION_FAILED' })
  })

  it('leaves no degree level out of the facets', async () => {
    const { facets } = await list({})
    const levels = facets.find((one: { kind: string }) => one.kind === 'degreeLevel')
    expect(levels.values.map(({ value }: { value: string }) => value)).toEqual(
      DEGREE_LEVELS,
    )
  })

  it('answers the whole list to REST and at most 100 to others', async () => {
    expect(idsOf(await list({}))).toHaveLength(417)
    await expect(catalog.ask(visitor(), LIST, { first: 101 })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
    })
    await expect(list({}, { first: 0 })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
    })
  })

  it.each(['RELEVANCE', 'DEADLINE', 'AMOUNT', 'NEWEST', 'EFFORT'])(
    'pages by %s through exactly the whole list',
    async (sort) => {
      const whole = idsOf(await list({}, { sort }))
      expect(await pagesOf({}, sort)).toEqual(whole)
      expect(new Set(whole).size).toBe(417)
    },
  )

  it('pages through ranked text', async () => {
    const filter = { query: 'engineering' }
    const whole = idsOf(await list(filter))
    expect(whole.length).toBeGreaterThan(20)
    expect(await pagesOf(filter, 'RELEVANCE')).toEqual(whole)
  })

  it('refuses a cursor of another list, and any other text', async () => {
    const { pageInfo } = await list({}, { sort: 'AMOUNT', first: 5 })
    for (const after of [pageInfo.endCursor, 'x', 'W10', '🙂']) {
      await expect(list({}, { sort: 'DEADLINE', after })).rejects.toMatchObject({
        code: 'VALIDATION_FAILED',
      })
    }
  })

  it.each([
    ['countries', { countries: ['Atlantis'] }, 'Unknown country: Atlantis'],
    ['fieldOfStudy', { fieldOfStudy: ['Alchemy'] }, 'Unknown field of study: Alchemy'],
    [
      'degreeLevel',
      { degreeLevel: ['kindergarten'] },
      'Unknown degree level: kindergarten',
    ],
    ['universityId', { universityId: 'x' }, 'This is not an id'],
  ])('says what is wrong with %s', async (field, filter, message) => {
    await expect(list(filter)).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: [{ path: ['filter', field], message }],
    })
  })

  it('puts exact deadlines first, then recurring ones, then none, then past ones', async () => {
    const { edges } = await list({}, { sort: 'DEADLINE' })
    const byId = new Map(all.map((one) => [one.id, one]))
    const { rows } = await catalog.postgres.pool.query(
      'select id, deadline_precision as precision, deadline_date::text as date from scholarships',
    )
    const seen = new Map(rows.map((row) => [row.id, row]))
    const groups = edges.map(({ node }: Edge) => groupOf(seen.get(node.id).precision))
    expect(groups).toEqual(groups.toSorted())
    expect(byId.size).toBe(rows.length)
    const coming = edges
      .map(({ node }: Edge) => seen.get(node.id))
      .filter(({ precision }: { precision: string }) => groupOf(precision) === 0)
      .map(({ date }: { date: string }) => date)
    expect(coming).toEqual(coming.toSorted())
  })

  it('puts full tuition before any sum, larger sums before smaller, unknown ones last', async () => {
    const { edges } = await list({}, { sort: 'AMOUNT' })
    const byId = new Map(all.map((one) => [one.id, one]))
    const worths = edges.map(({ node }: Edge) => worthOf(byId.get(node.id)))
    expect(worths).toEqual(worths.toSorted((a: number, b: number) => b - a))
  })
})

function groupOf(precision: string): number {
  if (precision === 'exact') return 0
  if (precision.startsWith('recurring')) return 1
  return precision === 'none' ? 2 : 3
}

function worthOf(one: StoredScholarship | undefined): number {
  if (one === undefined) throw new Error('unknown scholarship')
  // A loan is not an amount to win.
  if (one.loan !== null) return -1
  const inDollars = one.currency === 'USD' ? (one.maxAmount ?? one.amount) : null
  // Amounts stated per part of a year are compared per year.
  const times = { month: 12, semester: 2 }[String(one.amountPeriod)] ?? 1
  if (one.amountType === 'full-tuition') return 1e9 + times * Number(inDollars ?? 0)
  return inDollars === null ? -1 : times * Number(inDollars)
}
