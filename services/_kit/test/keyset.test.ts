import { sql } from 'drizzle-orm'
import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '../src/core/ids.ts'
import { instant } from '../src/database/columns.ts'
import { keyset } from '../src/database/keyset.ts'
import { testPostgres } from './_parts.ts'

const notes = pgTable('keyset_notes', {
  id: uuid('id').primaryKey(),
  savedAt: instant('saved_at').notNull(),
  author: text('author'),
})

let place: Awaited<ReturnType<typeof testPostgres>>
beforeAll(async () => {
  place = await testPostgres()
  const { db } = place.postgres
  await db.execute(sql`create table keyset_notes (
    id uuid primary key, saved_at timestamptz(3) not null, author text)`)
  // Three share each instant.
  const rows = Array.from({ length: 12 }, (_, index) => ({
    id: newId(),
    savedAt: new Date(1_700_000_000_000 + Math.floor(index / 3)),
  }))
  await db.insert(notes).values(rows)
})
afterAll(() => place.close())

it.each(['asc', 'desc'] as const)(
  'pages in %s order hold each row once',
  async (direction) => {
    const { id, savedAt } = notes
    const order = keyset({ savedAt, id }, direction)
    const { db } = place.postgres
    const all = await db
      .select({ id, savedAt })
      .from(notes)
      .orderBy(...order.orderBy)
    const paged: typeof all = []
    let after: (typeof all)[number] | null = null
    do {
      const page: typeof all = await db
        .select({ id, savedAt })
        .from(notes)
        .where(order.behind(after))
        .orderBy(...order.orderBy)
        .limit(2)
      paged.push(...page)
      after = page.at(-1) ?? null
    } while (after)
    expect(paged).toEqual(all)
    expect(new Set(paged.map((row) => row.id)).size).toBe(12)
    const times = paged.map((row) => row.savedAt.getTime())
    expect(times).toEqual(times.toSorted((a, b) => (direction === 'asc' ? a - b : b - a)))
  },
)
