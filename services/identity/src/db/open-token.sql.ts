import { type SQL, and, eq, gt } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

/** The columns of every table of mailed links. */
type TokenTable = { token: AnyPgColumn; used: AnyPgColumn; expiresAt: AnyPgColumn }

/** A link that still opens something. @param token hashed */
export function isOpenToken(table: TokenTable, token: string, now: Date): SQL | undefined {
  return and(eq(table.token, token), eq(table.used, false), gt(table.expiresAt, now))
}
