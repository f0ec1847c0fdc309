import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'

type KeyType = 'integer' | 'numeric' | 'real' | 'text' | 'timestamptz' | 'uuid'
export type Key = { expression: SQL; type: KeyType }

/** A total order; all keys point the same way, so that one row comparison continues a page. */
export type Order = {
  name: string
  keys: readonly Key[]
  direction: 'asc' | 'desc'
}

/** The place of one row in an order: the values of its keys as PostgreSQL writes them. */
export type Position = { order: string; keys: string[] }

const keySchemas: Record<KeyType, z.ZodType<string>> = {
  integer: z.string().regex(/^-?\d{1,9}$/),
  numeric: z.string().regex(/^-?\d{1,14}(\.\d{1,4})?$/),
  real: z.string().regex(/^-?\d+(\.\d+)?(e-?\d{1,2})?$/),
  text: z
    .string()
    .max(400)
    .refine((text) => !text.includes('\u0000')),
  timestamptz: z
    .string()
    .refine((text) => /^\d{4}-/.test(text) && !Number.isNaN(Date.parse(text))),
  uuid: z.uuid(),
}

/** What a cursor of this order must hold; a cursor of another order is none of this list. */
export function positionSchema(order: Order): z.ZodType<Position> {
  return z
    .strictObject({ order: z.literal(order.name), keys: z.array(z.string()) })
    .refine(
      ({ keys }) =>
        keys.length === order.keys.length &&
        order.keys.every((key, n) => keySchemas[key.type].safeParse(keys[n]).success),
    )
}

export function orderBy(order: Order): SQL {
  // The descending indexes are declared with nulls last; none of the keys is ever null.
  const way = order.direction === 'asc' ? sql`asc` : sql`desc nulls last`
  return list(order.keys.map((key) => sql`${key.expression} ${way}`))
}

/** True for the rows behind the position. */
export function isAfter(order: Order, position: Position): SQL {
  const columns = list(order.keys.map((key) => key.expression))
  const values = list(
    order.keys.map((key, n) => sql`${position.keys[n]}::${sql.raw(key.type)}`),
  )
  const behind = order.direction === 'asc' ? sql`>` : sql`<`
  return sql`(${columns}) ${behind} (${values})`
}

/** The row's keys as text, exact: read back they compare equal. */
export function keyTexts(order: Order): SQL<string[]> {
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
