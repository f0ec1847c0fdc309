import { type SQL, type Table, getTableColumns, sql } from 'drizzle-orm'

/**
 * The `set` of an upsert that takes every column from the new row.
 * @param except columns that keep their values
 */
export function excluded<T extends Table>(
  table: T,
  except: readonly (keyof T['_']['columns'])[],
): Record<string, SQL> {
  const kept = new Set<PropertyKey>(except)
  return Object.fromEntries(
    Object.entries(getTableColumns(table))
      .filter(([key]) => !kept.has(key))
      .map(([key, column]) => [key, sql`excluded.${sql.identifier(column.name)}`]),
  )
}
