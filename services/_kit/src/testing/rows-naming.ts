import type { Postgres } from '../database/postgres.ts'

/**
 * The tables of a service that hold one of these texts in any column, and in how many rows: what an erasure has left
 * behind. @param needles any of them counts, in upper or lower case
 */
export async function rowsNaming(
  { pool }: Postgres,
  needles: readonly string[],
): Promise<Record<string, number>> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select quote_ident(table_name) as name from information_schema.tables
     where table_schema = current_schema() and table_type = 'BASE TABLE' order by table_name`,
  )
  const found: Record<string, number> = {}
  for (const { name } of tables) {
    const { rows } = await pool.query<{ total: number }>(
      `select count(*)::int as total from ${name} as t
       where exists (select from unnest($1::text[]) as needle where t::text ilike '%' || needle || '%')`,
      [needles],
    )
    const total = rows[0]?.total ?? 0
    if (total > 0) found[name] = total
  }
  return found
}
