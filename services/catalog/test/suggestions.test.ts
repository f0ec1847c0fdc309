import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RunningCatalog, restVisitor, startCatalog } from './_app.ts'

const SUGGEST = `query ($prefix: String!, $first: Int) {
  scholarshipSuggestions(prefix: $prefix, first: $first) { kind text value }
}`

let catalog: RunningCatalog
beforeAll(async () => {
  catalog = await startCatalog()
})
afterAll(() => catalog?.stop())

type Suggestion = { kind: string; text: string; value: string | null }
const suggest = async (prefix: string, first?: number): Promise<Suggestion[]> =>
  (await catalog.ask(restVisitor(), SUGGEST, { prefix, first })).scholarshipSuggestions

describe('suggestions', () => {
  it('complete the last word, and name fields and countries to filter by', async () => {
    expect(await suggest('compu', 20)).toContainEqual({
      kind: 'FIELD',
      text: 'Computer Science',
      value: 'computer-science',
    })
    expect(await suggest('women engi')).toContainEqual(
      expect.objectContaining({
        kind: 'WORDS',
        text: expect.stringMatching(/^women engi/),
      }),
    )
    expect(await suggest('indi')).toContainEqual({
      kind: 'COUNTRY',
      text: 'India',
      value: 'IN',
    })
  })

  it('say what a short form stands for', async () => {
    expect(await suggest('CS')).toContainEqual({
      kind: 'WORDS',
      text: 'computer science',
      value: null,
    })
  })

  it('are different titles and providers of open listings, by alphabet', async () => {
    const found = await suggest('uni', 20)
    const providers = found.filter(({ kind }) => kind === 'PROVIDER')
    expect(providers).toHaveLength(2)
    const { rows } = await catalog.postgres.pool.query<{ provider: string }>(
      `select provider from scholarships where status = 'published' and provider ilike 'uni%'
        group by provider order by lower(provider) collate "C" limit 2`,
    )
    expect(providers.map(({ text }) => text)).toEqual(rows.map(({ provider }) => provider))
    const titles = found.filter(({ kind }) => kind === 'TITLE').map(({ text }) => text)
    expect(new Set(titles).size).toBe(titles.length)
    expect(titles.every((title) => title.toLowerCase().startsWith('uni'))).toBe(true)
  })

  it.each(['', 'a', '  ', '%%', '\\', 'x'.repeat(101), 'zzzz'])(
    'are none for "%s"',
    async (prefix) => {
      expect(await suggest(prefix)).toEqual([])
    },
  )

  it('refuse more than twenty', async () => {
    await expect(suggest('uni', 21)).rejects.toThrow(/1 to 20/)
  })
})
