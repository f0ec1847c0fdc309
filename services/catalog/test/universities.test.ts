import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RunningCatalog, restVisitor, startCatalog, visitor } from './_app.ts'

type Shipped = {
  unitid: number
  name: string
  city: string
  state: string
  type: string
  ranking: number | null
  acceptanceRate: number | null
  tuitionInState: number | null
  tuitionOutOfState: number | null
  internationalStudents: number
  internationalStudentsPercent: number | null
  englishTestForAdmission: string | null
}
const shipped: Shipped[] = JSON.parse(
  readFileSync(new URL('../data/universities.json', import.meta.url), 'utf8'),
)

const LIST = `query ($filter: UniversityFilter, $sort: UniversitySort, $first: Int, $after: String) {
  universities(filter: $filter, sort: $sort, first: $first, after: $after) {
    edges { node { unitid name city state type ranking acceptanceRate
      tuitionInState { amount } tuitionOutOfState { amount } scholarshipPrograms } }
    pageInfo { hasNextPage endCursor }
    totalCount
  }
}`

type Node = {
  unitid: number
  name: string
  city: string
  state: string
  type: string
  ranking: number | null
  acceptanceRate: string | null
  tuitionInState: { amount: string } | null
  tuitionOutOfState: { amount: string } | null
  scholarshipPrograms: number
}

let catalog: RunningCatalog
beforeAll(async () => {
  catalog = await startCatalog()
})
afterAll(() => catalog?.stop())

const list = async (variables: object) =>
  (await catalog.ask(restVisitor(), LIST, { first: 500, ...variables })).universities
const nodesOf = (page: { edges: { node: Node }[] }) => page.edges.map(({ node }) => node)

const listed: Record<string, Promise<Node[]>> = {}
/** Reads each order once: no test changes a university. */
const everything = (sort: string) => (listed[sort] ??= readAll(sort))

async function readAll(sort: string): Promise<Node[]> {
  const nodes: Node[] = []
  for (let after: string | null = null; ;) {
    const page: Awaited<ReturnType<typeof list>> = await list({ sort, after })
    nodes.push(...nodesOf(page))
    if (!page.pageInfo.hasNextPage) return nodes
    after = page.pageInfo.endCursor
  }
}

type Asked = { isMeant: (one: Shipped) => boolean; filter: object }
const isCheap = (u: Shipped) => u.tuitionOutOfState !== null && u.tuitionOutOfState <= 9000
const isTestFree = ({ englishTestForAdmission: test }: Shipped) =>
  test !== null && test !== 'required'
const isNear = ({ state }: Shipped) => state === 'NY' || state === 'NJ'
const countOf = (isMeant: (one: Shipped) => boolean) => shipped.filter(isMeant).length

describe('universities', () => {
  it.each([
    ['RANKING', (u: Node) => u.ranking ?? 1e9],
    [
      'TUITION',
      (u: Node) => Number((u.tuitionOutOfState ?? u.tuitionInState)?.amount ?? 1e12),
    ],
    ['ACCEPTANCE', (u: Node) => -Number(u.acceptanceRate ?? -1)],
  ])('come by %s in exactly one order, unknown ones last', async (sort, keyOf) => {
    const nodes = await everything(sort)
    expect(new Set(nodes.map(({ unitid }) => unitid)).size).toBe(shipped.length)
    const keys = nodes.map(keyOf)
    expect(keys).toEqual(keys.toSorted((a, b) => a - b))
  })

  it('come by name', async () => {
    const names = (await everything('NAME')).map(({ name }) => name)
    expect(names).toHaveLength(shipped.length)
    expect(names[0]).toBe('A T Still University of Health Sciences')
  })

  it.each([
    ['stanford', ({ name }: Shipped) => /stanford/i.test(name)],
    ['san juan', (u: Shipped) => /san/i.test(said(u)) && /juan/i.test(said(u))],
    ['OHIO', (u: Shipped) => /ohio/i.test(said(u)) || u.state === 'OH'],
  ])('are found by "%s" in name, city or state', async (query, isMeant) => {
    const { totalCount } = await list({ filter: { query } })
    const named = shipped.filter(isMeant).length
    expect(totalCount).toBeGreaterThan(0)
    expect(totalCount).toBeGreaterThanOrEqual(named)
  })

  it('are filtered by type and state', async () => {
    const page = await list({ filter: { type: 'PUBLIC', state: 'ca' } })
    const expected = shipped.filter(
      ({ type, state }) => type === 'Public' && state === 'CA',
    )
    expect(
      nodesOf(page)
        .map(({ unitid }) => unitid)
        .toSorted(),
    ).toEqual(expected.map(({ unitid }) => unitid).toSorted())
    expect(await list({ filter: { state: 'California', type: 'PUBLIC' } })).toEqual(page)
  })

  describe('beyond type and state', () => {
    it.each<[string, Asked]>([
      ['several states', { isMeant: isNear, filter: { states: ['ny', 'New Jersey'] } }],
      ['a most tuition', { isMeant: isCheap, filter: { maxTuition: '9000' } }],
      [
        'no English test',
        { isMeant: isTestFree, filter: { englishTestNotRequired: true } },
      ],
      [
        'all of it',
        {
          isMeant: (u) => isNear(u) && isCheap(u) && isTestFree(u),
          filter: {
            states: ['NJ'],
            state: 'NY',
            maxTuition: '9000',
            englishTestNotRequired: true,
          },
        },
      ],
    ])('are filtered by %s', async (_name, { isMeant, filter }) => {
      const nodes = nodesOf(await list({ filter }))
      const expected = shipped.filter(isMeant).map(({ unitid }) => unitid)
      expect(expected).not.toEqual([])
      expect(nodes.map(({ unitid }) => unitid).toSorted()).toEqual(expected.toSorted())
    })

    it('are filtered by what they give', async () => {
      const giving = (await everything('RANKING')).filter((u) => u.scholarshipPrograms > 0)
      const found = nodesOf(await list({ filter: { hasScholarships: true } }))
      expect(giving).not.toEqual([])
      expect(found).toEqual(giving)
    })

    it('have counts beside each value, with the other filters applied', async () => {
      const filter = {
        states: ['NY', 'NJ'],
        maxTuition: '9000',
        englishTestNotRequired: true,
      }
      const { universities } = await catalog.ask(
        visitor(),
        `query ($filter: UniversityFilter) { universities(filter: $filter, first: 1) {
          facets { kind unknownCount values { value label count } } } }`,
        { filter },
      )
      const facets = new Map<string, { values: object[]; unknownCount: number }>(
        universities.facets.map((one: { kind: string }) => [one.kind, one]),
      )
      const newYork = countOf((u) => u.state === 'NY' && isCheap(u) && isTestFree(u))
      expect(facets.get('states')?.values).toContainEqual({
        value: 'NY',
        label: 'New York',
        count: newYork,
      })
      expect(facets.get('states')?.values.length).toBeGreaterThan(2)
      expect(facets.get('englishTestNotRequired')).toMatchObject({
        values: [
          {
            value: 'true',
            count: countOf((u) => isNear(u) && isCheap(u) && isTestFree(u)),
          },
        ],
        unknownCount: countOf(
          (u) => isNear(u) && isCheap(u) && u.englishTestForAdmission === null,
        ),
      })
      expect(facets.get('maxTuition')?.unknownCount).toBe(
        countOf((u) => isNear(u) && isTestFree(u) && u.tuitionOutOfState === null),
      )
      expect(facets.get('type')?.values).toContainEqual({
        value: 'PRIVATE',
        label: 'Private',
        count: countOf(
          (u) => u.type === 'Private' && isNear(u) && isCheap(u) && isTestFree(u),
        ),
      })
    })

    it('refuses a tuition that is no amount', async () => {
      await expect(list({ filter: { maxTuition: '-1' } })).rejects.toThrow(
        'Enter an amount of 0 or more',
      )
    })
  })

  it('count their open scholarships, as their page lists them', async () => {
    const nodes = await everything('RANKING')
    const counted = nodes.reduce(
      (sum, { scholarshipPrograms }) => sum + scholarshipPrograms,
      0,
    )
    expect(counted).toBe(227)
    const most = nodes.toSorted((a, b) => b.scholarshipPrograms - a.scholarshipPrograms)[0]
    const { university } = await catalog.ask(
      visitor(),
      `query ($id: ID!) { university(id: $id) {
        id slug name scholarshipPrograms
        scholarships(first: 100) { totalCount edges { node { isActive university { unitid } } } } } }`,
      { id: String(most?.unitid) },
    )
    expect(university.scholarshipPrograms).toBe(most?.scholarshipPrograms)
    expect(university.scholarships.totalCount).toBe(most?.scholarshipPrograms)
    for (const { node } of university.scholarships.edges) {
      expect(node).toEqual({ isActive: true, university: { unitid: most?.unitid } })
    }
    const bySlug = await catalog.ask(
      visitor(),
      'query ($a: ID!, $b: ID!) { a: university(id: $a) { id } b: university(id: $b) { id } c: university(id: "none") { id } }',
      { a: university.slug, b: university.id },
    )
    expect(bySlug).toEqual({ a: { id: university.id }, b: { id: university.id }, c: null })
  })

  it('give true figures', async () => {
    const { universityStats } = await catalog.ask(
      visitor(),
      '{ universityStats { totalUniversities totalScholarships internationalStudents averageAcceptance acceptanceReportedBy sourceYear } }',
    )
    const rates = shipped.flatMap(({ acceptanceRate }) => acceptanceRate ?? [])
    const mean = rates.reduce((sum, rate) => sum + rate, 0) / rates.length
    expect(universityStats).toEqual({
      totalUniversities: shipped.length,
      totalScholarships: 227,
      internationalStudents: shipped.reduce((sum, u) => sum + u.internationalStudents, 0),
      averageAcceptance: mean.toFixed(1),
      acceptanceReportedBy: rates.length,
      sourceYear: 2023,
    })
  })

  it('say where the middle half of a figure lies', async () => {
    const spread = '{ lowerQuartile upperQuartile ninetyFifthPercentile }'
    const { universityStats } = await catalog.ask(
      visitor(),
      `{ universityStats { acceptanceSpread ${spread} tuitionSpread ${spread} internationalShareSpread ${spread} } }`,
    )
    expect(universityStats).toEqual({
      acceptanceSpread: spreadOf(
        shipped.map((u) => u.acceptanceRate),
        1,
      ),
      tuitionSpread: spreadOf(
        shipped.map((u) => u.tuitionOutOfState),
        2,
      ),
      internationalShareSpread: spreadOf(
        shipped.map((u) => u.internationalStudentsPercent),
        1,
      ),
    })
  })
})

/** The lowest figure that a quarter, three quarters or 19 of 20 do not exceed. */
function spreadOf(figures: readonly (number | null)[], digits: number) {
  const sorted = figures.filter((figure) => figure !== null).toSorted((a, b) => a - b)
  const at = (share: number) =>
    sorted[Math.ceil(share * sorted.length) - 1]?.toFixed(digits)
  return {
    lowerQuartile: at(0.25),
    upperQuartile: at(0.75),
    ninetyFifthPercentile: at(0.95),
  }
}

function said({ name, city, state }: Shipped): string {
  return `${name} ${city} ${state}`
}

async function namesFor(query: string): Promise<string[]> {
  const { universities } = await catalog.ask(visitor(), LIST, { filter: { query } })
  return universities.edges.map(({ node }: { node: Node }) => node.name)
}

it('the search forgives how a name is spelled', async () => {
  const [right, found] = [await namesFor('stanford'), await namesFor('stanfrod')]
  expect(right).not.toEqual([])
  expect(found).toEqual(expect.arrayContaining(right))
})

it('a query takes as many ids as a page may have, and no more', async () => {
  const ids = Array.from({ length: 501 }, (_, n) => String(n + 1))
  const { universities } = await catalog.ask(visitor(), LIST, {
    filter: { ids: ids.slice(1) },
  })
  expect(universities.edges).toEqual([])
  await expect(catalog.ask(visitor(), LIST, { filter: { ids } })).rejects.toThrow(
    'Give at most 500 ids',
  )
})

it.each([
  ['MIT', 'Massachusetts Institute of Technology'],
  ['ucla', 'University of California-Los Angeles'],
  ['nyu new york', 'New York University'],
])('the search finds by %j what people call by its first letters', async (query, name) => {
  expect(await namesFor(query)).toContain(name)
})

it('each university keeps its first letters, so that no search reads them out of all names', async () => {
  const { rows } = await catalog.postgres.pool.query<{ initials: string }>(
    "select initials from universities where name in ('University of California-Los Angeles', 'Texas A & M University-College Station') order by 1",
  )
  expect(rows.map(({ initials }) => initials)).toEqual(['tamucs', 'ucla'])
})
