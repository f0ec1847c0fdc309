import { sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import type { Database } from '@landfall/kit/database/postgres'
import { catalogState } from '../../db/scholarship-tables.ts'

/** The version, which grows with each change of any scholarship, and with each load of published ones. */
export async function catalogVersion(db: Database): Promise<number> {
  const [state] = await db.select().from(catalogState)
  return state?.version ?? 0
}

/** The same by a statement that each connection plans once, as searches run it all the time. */
export function makeVersionReader(pool: Pool): () => Promise<number> {
  const statement = {
    name: 'catalog-version',
    text: 'select version from catalogue_state',
    rowMode: 'array',
  }
  return async () => {
    const { rows } = await pool.query<[number]>(statement)
    return rows[0]?.[0] ?? 0
  }
}

/** Locks this row for all writers until the transaction ends. @returns the new version */
export async function growCatalogVersion(db: Database): Promise<number> {
  const [state] = await db
    .update(catalogState)
    .set({ version: sql`${catalogState.version} + 1` })
    .returning()
  return state?.version ?? 0
}
