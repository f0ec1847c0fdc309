import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RunningCatalog, admin, restVisitor, startCatalog } from './_app.ts'

const FIND = `query ($query: String!) {
  scholarships(filter: { query: $query }, first: 500) {
    totalCount correctedQuery
    edges { highlights { field parts { text isMatch } } node { title provider fieldOfStudy eligibleCountries degreeLevel } }
  }
}`

let catalog: RunningCatalog
beforeAll(async () => {
  catalog = await startCatalog()
})
afterAll(() => catalog?.stop())

const find = async (query: string) =>
  (await catalog.ask(restVisitor(), FIND, { query })).scholarships

const titles = async (query: string) =>
  (await find(query)).edges.map(({ node }: Found) => node.title)

describe('searching by text', () => {
  it.each([
    ['engneering', 'engineering'],
    ['enginnering', 'engineering'],
    ['scolarship', 'scholarship'],
    ['fulbrigt', 'fulbright'],
    ['computr scince', 'computer science'],
    ['computr sciense', 'computer science'],
    ['univeristy', 'university'],
    ['Indai', 'india'],
  ])('finds for "%s" what "%s" finds', async (misspelled, meant) => {
    const found = await find(misspelled)
    expect(found.correctedQuery).toBe(meant)
    const right = await find(meant)
    expect(right.correctedQuery).toBeNull()
    expect(right.totalCount).toBeGreaterThan(0)
    expect(found.totalCount).toBe(right.totalCount)
  })

  it.each(['enginering', 'engine', '"ENGINEERING"', ' "engineering"\u0000 ', 'engineer'])(
    'takes "%s" for engineering',
    async (query) => {
      const found = await find(query)
      expect(found.correctedQuery).toBeNull()
      // In quotes, the word is searched for; without quotes, it means the field.
      expect(found.totalCount).toBe((await find('"engineering"')).totalCount)
    },
  )

  it('looks into provider, fields, levels and countries too', async () => {
    const physics = await find('physics')
    expect(physics.edges.some(({ node }: Found) => !/physics/i.test(node.title))).toBe(true)
    const doctorate = await find('doctorate')
    expect(
      doctorate.edges.some(
        ({ node }: Found) =>
          !/doctor/i.test(node.title) && node.degreeLevel.includes('PHD'),
      ),
    ).toBe(true)
    expect((await find('Norway')).edges[0].node.eligibleCountries).toContain('Norway')
  })

  it('ranks a word of the title before the same word elsewhere', async () => {
    const { edges } = await find('fulbright')
    expect(edges[0].node.title).toMatch(/fulbright/i)
  })

  it.each(['zzzzqqqq', '!!!', '"', "'; drop table scholarships; --", 'a & | b', '%', '🙂'])(
    'answers "%s" without a fault',
    async (query) => {
      const found = await find(query)
      expect(found.totalCount).toBeGreaterThanOrEqual(0)
      expect(found.edges).toHaveLength(found.totalCount)
    },
  )

  it('leaves out what a minus sign excludes', async () => {
    const every = (await find('women "engineering"')).totalCount
    const without = (await find('engineering -women')).totalCount
    expect(every + without).toBe((await find('"engineering"')).totalCount)
  })
})

describe('other words for the same', () => {
  it.each([
    ['CS', 'computer science'],
    ['comp sci', 'computer science'],
    ['maths', 'mathematics'],
    ['bachelor', 'undergraduate'],
    ["master's", 'master'],
  ])('finds for "%s" all that "%s" finds', async (short, long) => {
    const found = await titles(short)
    expect(found.length).toBeGreaterThan(0)
    expect(found).toEqual(expect.arrayContaining(await titles(long)))
  })
})

describe('highlights', () => {
  it('mark every form of the words, and another word for it, in the title', async () => {
    const { edges } = await find('women scholarships')
    const marked = edges
      .flatMap(({ highlights }: Found) => highlights)
      .filter(({ field }: Marked) => field === 'TITLE')
      .flatMap(({ parts }: Marked) => parts.filter(({ isMatch }) => isMatch))
      .map(({ text }: { text: string }) => text.toLowerCase())
    expect(new Set(marked)).toEqual(new Set(['women', 'scholarship', 'scholarships']))
  })

  it('give the whole title back when the parts are put together', async () => {
    const { edges } = await find('fulbright')
    const [{ node, highlights }] = edges
    const [title] = highlights.filter(({ field }: Marked) => field === 'TITLE')
    expect(title.parts.map(({ text }: { text: string }) => text).join('')).toBe(node.title)
  })

  it('begin a passage shortly before its first marked word, which a line of a phone shows', async () => {
    const { edges } = await find('engineering')
    const passages = edges
      .flatMap(({ highlights }: Found) => highlights)
      .filter(({ field }: Marked) => field === 'DESCRIPTION')
    expect(passages.length).toBeGreaterThan(20)
    const before = passages.map(({ parts: [first] }: Marked) =>
      first?.isMatch ? 0 : (first?.text.length ?? 0),
    )
    expect(Math.max(...before)).toBeLessThan(70)
    const short = before.filter((length: number) => length < 40)
    expect(short.length / before.length).toBeGreaterThan(0.8)
  })

  it('are none without a query', async () => {
    const page = await catalog.ask(
      restVisitor(),
      '{ scholarships { edges { highlights { field } } } }',
    )
    expect(page.scholarships.edges[0].highlights).toEqual([])
  })
})

type Marked = { field: string; parts: { text: string; isMatch: boolean }[] }
type Found = {
  highlights: Marked[]
  node: { title: string; degreeLevel: string[] }
}

it.each(['-'.repeat(50), '- '.repeat(60), `engineering ${'-'.repeat(80)} law`])(
  'answers a query of many hyphens: %s',
  async (query) => {
    expect((await find(query)).totalCount).toBeGreaterThanOrEqual(0)
    const { managedListings } = await catalog.ask(
      admin(),
      'query ($query: String) { managedListings(filter: { query: $query }) { totalCount } }',
      { query },
    )
    expect(managedListings.totalCount).toBeGreaterThanOrEqual(0)
  },
)
