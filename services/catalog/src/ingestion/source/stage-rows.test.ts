import { expect, it } from 'vitest'
import type { Item } from './adapters/adapter.ts'
import { stageRows } from './stage-rows.ts'

const page = 'https://a.example/list'

async function stage(raws: readonly unknown[]) {
  async function* items(): AsyncIterable<Item> {
    for (const raw of raws) yield { kind: 'row', page, raw }
  }
  const mapping = { id: 'id', fields: { title: 'title', provider: { constant: 'Trust' } } }
  let position = 0
  const shape = { mapping, target: 'scholarships' as const, facts: new Map() }
  const rows: unknown[] = []
  for await (const { good, bad } of stageRows(items(), shape, () => (position += 1)))
    rows.push(...good, ...bad)
  return rows
}

function deep(levels: number): unknown {
  return JSON.parse('['.repeat(levels) + ']'.repeat(levels))
}

it('a row that is nested too deeply to be read keeps no other row out', async () => {
  const rows = await stage([
    { id: 'a', title: 'Harbour' },
    { id: 'b', title: deep(100_000) },
    { title: 'Without an id', more: deep(100_000) },
    { id: 'c', title: 'Coast' },
  ])
  expect(rows).toMatchObject([
    { position: 1, rowKey: 'a', record: { title: 'Harbour' } },
    { position: 4, rowKey: 'c', record: { title: 'Coast' } },
    { position: 2, reasons: ['the row is nested too deeply'] },
    { position: 3, reasons: ['the row is nested too deeply'] },
  ])
})
