import { type SQL, sql } from 'drizzle-orm'
import type { Key, Order, Position } from './keyset.ts'

/** An order with SQL expressions for its keys. */
export type SqlOrder = Omit<Order, 'keys'> & {
  keys: readonly { expression: SQL; type: Key['type'] }[]
}

/** @param expressionOf the SQL of a key; never null, as rows are compared by it */
export function sqlOrder<Name extends string>(
  { keys, ...order }: Order<Name>,
  expressionOf: (key: Name) => SQL,
): SqlOrder {
  return {
    ...order,
    keys: keys.map(({ name, type }) => ({ expression: expressionOf(name), type })),
  }
}

export function orderBy(order: SqlOrder): SQL {
  // The descending indexes are declared with nulls last; none of the keys is ever null.
  const way = order.direction === 'asc' ? sql`asc` : sql`desc nulls last`
  return list(order.keys.map((key) => sql`${key.expression} ${way}`))
}

/** True for rows after the position. */
export function isAfter(order: SqlOrder, position: Position): SQL {
  const columns = list(order.keys.map((key) => key.expression))
  const values = list(
    order.keys.map((key, n) => sql`${position.keys[n]}::${sql.raw(key.type)}`),
  )
  const behind = order.direction === 'asc' ? sql`>` : sql`<`
  return sql`(${columns}) ${behind} (${values})`
}

/** The row's keys as exact text, which compares equal when read back. */
export function keyTexts(order: SqlOrder): SQL<string[]> {
  return sql<string[]>`array[${list(
    order.keys.map((key) =>
      key.type === 'timestamptz'
        ? sql`to_char(${key.expression} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
        : sql`${key.expression}::text`,
    ),
  )}]`
}

function list(parts: SQL[]): SQL {
  return sql.join(parts, sql`, `)
}
