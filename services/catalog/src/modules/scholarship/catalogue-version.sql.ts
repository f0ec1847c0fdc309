import { sql } from 'drizzle-orm'
import type { Database } from '@landfall/kit/postgres'
import { catalogueState } from '../../db/scholarship-tables.ts'

/** Grows with each change of any scholarship, and with each load of what is published. */
export async function catalogueVersion(db: Database): Promise<number> {
  const [state] = await db.select().from(catalogueState)
  return state?.version ?? 0
}

/** Others who write wait for this row until the transaction ends, so it comes last in a write. */
export async function growCatalogueVersion(db: Database): Promise<void> {
  await db.update(catalogueState).set({ version: sql`${catalogueState.version} + 1` })
}
