import { asc, desc, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

type Position<Columns> = {
  readonly [Key in keyof Columns]: Columns[Key] extends PgColumn
    ? Columns[Key]['_']['data']
    : never
}

/**
 * Pages by the position of the last row, so no row is shown twice or skipped when others are added or
 * removed.
 * @param columns that order the list, the last one an id, so that no two rows have one place
 * @param direction of all of them, which makes the place one row comparison
 * @returns `orderBy`, and `behind` for the rows after a position: undefined for the first page
 */
export function keyset<Columns extends Readonly<Record<string, PgColumn>>>(
  columns: Columns,
  direction: 'asc' | 'desc',
): { orderBy: SQL[]; behind(position: Position<Columns> | null): SQL | undefined } {
  const entries: [string, PgColumn][] = Object.entries(columns)
  const inOrder = direction === 'asc' ? asc : desc
  const names = sql.join(
    entries.map(([, column]) => sql`${column}`),
    sql`, `,
  )
  const comparison = sql.raw(direction === 'asc' ? '>' : '<')
  return {
    orderBy: entries.map(([, column]) => inOrder(column)),
    behind(position) {
      if (position === null) return undefined
      const values: Readonly<Record<string, unknown>> = position
      const place = entries.map(
        ([key, column]) =>
          sql`${sql.param(values[key], column)}::${sql.raw(column.getSQLType())}`,
      )
      return sql`(${names}) ${comparison} (${sql.join(place, sql`, `)})`
    },
  }
}
