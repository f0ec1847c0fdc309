import { idFromName } from '@landfall/kit/core/ids'
import { describe, expect, it } from 'vitest'
import { ANY_SCHOLARSHIP, type ScholarshipSearch } from '../filter/scholarship-search.ts'
import { createSearchIndex, type SearchIndex } from './create-search-index.ts'
import type { IndexedRow } from './indexed-row.ts'
import { readTsquery } from '../text/text-query.ts'

const POINTS: Readonly<Record<string, number>> = { A: 8, B: 4, C: 2, '': 1 }
const LETTERS = ['A', 'B', 'C', '']
const COUNTRIES = ['IN', 'KE', '*', '?', '!US', 'BR']

/** Row `n`, with facts that repeat in different rhythms. */
function rowOf(n: number, change = n + 1): IndexedRow {
  const amount = n % 7 === 0 ? null : String(((n * 37) % 500) * 10)
  return {
    id: idFromName('scholarship', `row ${n}`),
    change,
    status: n % 19 === 0 ? 'closed' : 'published',
    universityId: null,
    ownerId: null,
    countries: [COUNTRIES[n % 6] ?? '?', ...(n % 997 === 0 ? ['NO'] : [])],
    degrees: n % 3 === 0 ? ['phd'] : ['graduate', 'postdoc'],
    fields: n % 5 === 0 ? ['*'] : ['law'],
    complexity: n % 2 === 0 ? 'simple' : null,
    requiresEssay: n % 4 === 0 ? null : n % 4 === 1,
    amountType: n % 101 === 0 ? 'full-tuition' : 'fixed',
    least: amount,
    most: amount,
    amountSort: n % 101 === 0 ? String(1e9 + Number(amount ?? 0)) : (amount ?? '-1'),
    deadlineSort: 20_000 + ((n * 7919) % 400),
    deadlineZone: 'UTC',
    publishedAt: ((n * 31) % 90) * 86_400_000,
    text: `'law':1${LETTERS[n % 4]} 'women':2${LETTERS[(n >> 2) % 4]}`,
    criteria: null,
  }
}

function points({ text }: IndexedRow): number {
  const letters = [...text.matchAll(/:\d([A-C]?)/g)]
  return letters.reduce((sum, [, letter]) => sum + (POINTS[letter ?? ''] ?? 0), 0)
}

function isOpen({ status }: IndexedRow): boolean {
  return status === 'published'
}

const MANY = 20_000
const search = (asked: Partial<ScholarshipSearch>) => ({ ...ANY_SCHOLARSHIP, ...asked })
const queryOf = (asked: Partial<ScholarshipSearch>, text: string | null = null) => ({
  search: search(asked),
  scope: { now: new Date(0), plan: null },
  text: text === null ? null : readTsquery(text),
})

function pages(index: SearchIndex, query: ReturnType<typeof queryOf>, size: number) {
  const ids: string[] = []
  for (let after = null as null | { order: string; keys: string[] }; ;) {
    const page = index.page(query, { order: 'rank', first: size, after })
    ids.push(...page.items.map(({ id }) => id))
    if (!page.hasNextPage) return ids
    after = page.items.at(-1)?.position ?? null
  }
}

describe('an index of many rows', () => {
  const rows = Array.from({ length: MANY }, (_, n) => rowOf(n))
  const index = createSearchIndex()
  for (const row of rows) index.put(row)

  it('counts what fits, before and after its rows are brought together', async () => {
    const expected = rows.filter(
      (row) =>
        isOpen(row) &&
        row.countries.some((country) => ['IN', '*', '!US'].includes(country)) &&
        row.degrees.includes('phd') &&
        (row.amountType === 'full-tuition' || Number(row.most ?? -1) >= 1234.5),
    )
    const asked = {
      countries: ['IN'],
      degreeLevel: ['phd'],
      minAmount: '1234.5',
    } satisfies Partial<ScholarshipSearch>
    expect(index.count(queryOf(asked))).toBe(expected.length)
    await index.settle()
    expect(index.count(queryOf(asked))).toBe(expected.length)
    const counts = index.tokenCounts(queryOf(asked), ['countries', 'degreeLevel'])
    const phd = counts.find(({ token }) => token === 'phd')
    expect(phd?.count).toBe(expected.length)
    const norway = rows.filter(
      (row) =>
        isOpen(row) &&
        row.countries.includes('NO') &&
        row.degrees.includes('phd') &&
        (row.amountType === 'full-tuition' || Number(row.most ?? -1) >= 1234.5),
    )
    expect(counts.find(({ token }) => token === 'NO')?.count).toBe(norway.length)
  })

  it('ranks by the best place of each word, then by deadline, page by page', () => {
    const expected = rows
      .filter(isOpen)
      .toSorted(
        (a, b) =>
          points(b) - points(a) ||
          a.deadlineSort - b.deadlineSort ||
          (a.id < b.id ? -1 : 1),
      )
      .map(({ id }) => id)
    expect(pages(index, queryOf({}, `'law' & 'women'`), 3_001)).toEqual(expected)
    expect(pages(index, queryOf({}, `'law' <-> 'women'`), MANY)).toEqual(expected)
    expect(index.count(queryOf({}, `'women' <-> 'law'`))).toBe(0)
  })
})

describe('changes', () => {
  it('end in the same index in whichever order and however often they come', () => {
    const changes = Array.from({ length: 900 }, (_, n) => ({
      ...rowOf((n * 7) % 300, n + 1),
      deadlineSort: n,
    }))
    const [ordered, shuffled] = [
      createSearchIndex({ bufferRows: 16 }),
      createSearchIndex({ bufferRows: 16 }),
    ]
    const everything = queryOf({ includePast: true })
    const page = { order: 'deadline', first: 1000, after: null } as const
    for (const change of changes) ordered.put(change)
    for (const [n, change] of [...changes.toReversed(), ...changes].entries()) {
      shuffled.put(change)
      if (n % 100 === 0) shuffled.count(everything)
    }
    expect(shuffled.size).toBe(300)
    expect(shuffled.page(everything, page)).toEqual(ordered.page(everything, page))
  })

  it('that are older than what is known change nothing, also after a removal', () => {
    const index = createSearchIndex()
    const row = rowOf(1, 5)
    expect(index.put(row)).toBe('applied')
    expect(index.put({ ...row, change: 4 })).toBe('stale')
    expect(index.remove({ id: row.id, change: 6 })).toBe('applied')
    expect(index.put(row)).toBe('stale')
    expect(index.count(queryOf({}))).toBe(0)
    expect(index.changeOf(row.id)).toBe(6)
    expect(index.put({ ...row, change: 7 })).toBe('applied')
    expect(index.count(queryOf({}))).toBe(1)
  })

  it('are found while segments are merged in the background', async () => {
    const index = createSearchIndex({ bufferRows: 4 })
    const everything = queryOf({ includePast: true })
    for (let n = 0; n < 400; n += 1) {
      index.put(rowOf(n % 150, n + 1))
      expect(index.count(everything)).toBe(Math.min(150, n + 1))
      // oxlint-disable-next-line no-await-in-loop -- a merge goes on between changes
      if (n % 9 === 0) await new Promise((resolve) => void setImmediate(resolve))
    }
    await index.settle()
    expect(index.count(everything)).toBe(150)
    await index.stop()
  })
})
