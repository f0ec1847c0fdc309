import { asc, eq } from 'drizzle-orm'
import type { Database } from '@landfall/kit/database/postgres'
import { sourcePages as p, sources as s } from '../../db/source-tables.ts'
import type { SeenPage } from '../sync-run/sync-run.ts'
import type { Validators } from './page-fetcher.ts'
import type { Source } from './source.ts'

export type SourceStore = ReturnType<typeof createSourceStore>

export function createSourceStore(db: Database) {
  return {
    async all(): Promise<Source[]> {
      const rows = await db.select().from(s).orderBy(asc(s.name), asc(s.id))
      return rows as Source[]
    },
    async find(id: string): Promise<Source | null> {
      const [source] = await db.select().from(s).where(eq(s.id, id))
      return sourceOf(source)
    },
    /** Locked until the transaction ends. */
    async findForUpdate(id: string): Promise<Source | null> {
      const [source] = await db.select().from(s).where(eq(s.id, id)).for('update')
      return sourceOf(source)
    },
    async isKeyTaken(key: string): Promise<boolean> {
      return (await db.$count(s, eq(s.key, key))) > 0
    },
    async put(source: Source): Promise<void> {
      const { id: _id, ...values } = columnsOf(source)
      await db
        .insert(s)
        .values(columnsOf(source))
        .onConflictDoUpdate({ target: s.id, set: values })
    },
    /** Adds seeds whose key is free; existing sources stay as people set them. */
    async addMissing(seeds: readonly Source[]): Promise<void> {
      await db.insert(s).values(seeds.map(columnsOf)).onConflictDoNothing()
    },
    async pages(sourceId: string): Promise<Map<string, Validators>> {
      const rows = await db.select().from(p).where(eq(p.sourceId, sourceId))
      return new Map(
        rows.map(({ url, etag, lastModified }) => [url, { etag, lastModified }]),
      )
    },
    /** Replaces the pages by those of the run that was last applied. */
    async replacePages(sourceId: string, pages: readonly SeenPage[]): Promise<void> {
      await db.delete(p).where(eq(p.sourceId, sourceId))
      const rows = pages.filter(({ etag, lastModified }) => etag ?? lastModified)
      for (let start = 0; start < rows.length; start += 500) {
        const batch = rows.slice(start, start + 500).map((page) => ({ ...page, sourceId }))
        await db.insert(p).values(batch)
      }
    },
  }
}

function columnsOf(source: Source) {
  return { ...source, urls: [...source.urls] }
}

/** Parses a row; the table has no type for the mapping's JSON. */
function sourceOf(row: typeof s.$inferSelect | undefined): Source | null {
  return row === undefined ? null : (row as Source)
}
