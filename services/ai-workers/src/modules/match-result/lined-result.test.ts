import { zstdCompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { isLined, openLined } from './lined-result.ts'
import { createMatchResultStore } from './match-result.store.ts'

const linesOf = (items: readonly object[]) =>
  zstdCompressSync(items.map((item) => JSON.stringify(item)).join('\n'))
const awards = (...names: string[]) => names.map((title) => ({ title }))
const summary = { matchCount: 3, openCount: 9 }
const stored = {
  _id: 'result-1',
  runId: 'run-1',
  studentId: 'student-1',
  shown: linesOf([
    { summary, changes: null, matches: 2, checkFirst: 1 },
    ...awards('a', 'b', 'check a'),
  ]),
  further: linesOf([{ matches: 1 }, ...awards('c', 'check b', 'check c')]),
}

it('is read as it was stored', () => {
  expect(isLined(stored)).toBe(true)
  const { matches, checkFirst, ...rest } = openLined(stored)
  expect(rest).toEqual({ runId: 'run-1', summary, changes: null })
  expect(matches(Infinity)).toEqual(awards('a', 'b', 'c'))
  expect(matches(1)).toEqual(awards('a'))
  expect(checkFirst(2)).toEqual(awards('check a', 'check b'))
})

it('is found among the others', async () => {
  const model = {
    insert: async () => 'exists' as const,
    insertAll: async () => [],
    // Documents are what the store holds, of whatever time.
    findById: async () => stored as never,
  }
  const found = await createMatchResultStore(async () => model).find('result-1')
  expect(found?.matches(3)).toEqual(awards('a', 'b', 'c'))
})
