import { z } from 'zod'

/** PostgreSQL's name of the type as which a cursor's value is read back. */
type KeyType = 'integer' | 'numeric' | 'text' | 'timestamptz' | 'uuid'
export type Key<Name extends string = string> = { name: Name; type: KeyType }

/** A total order; all keys have the same direction, so that one row comparison continues a page. */
export type Order<Name extends string = string> = {
  name: string
  keys: readonly Key<Name>[]
  direction: 'asc' | 'desc'
}

/** The position of one row in an order: the values of its keys as PostgreSQL writes them. */
export type Position = { order: string; keys: string[] }

const keySchemas: Record<KeyType, z.ZodType<string>> = {
  integer: z.string().regex(/^-?\d{1,9}$/),
  numeric: z.string().regex(/^-?\d{1,14}(\.\d{1,4})?$/),
  text: z
    .string()
    .max(400)
    .refine((text) => !text.includes('\u0000')),
  timestamptz: z
    .string()
    .refine((text) => /^\d{4}-/.test(text) && !Number.isNaN(Date.parse(text))),
  uuid: z.uuid(),
}

/** Built once per order, which takes longer than checking a cursor. */
const positionSchemas = new WeakMap<Order, z.ZodType<Position>>()

/** What a cursor of this order must contain; a cursor of another order is invalid here. */
export function positionSchema(order: Order): z.ZodType<Position> {
  const known = positionSchemas.get(order)
  if (known !== undefined) return known
  const made = makePositionSchema(order)
  positionSchemas.set(order, made)
  return made
}

function makePositionSchema(order: Order): z.ZodType<Position> {
  return z
    .strictObject({ order: z.literal(order.name), keys: z.array(z.string()) })
    .refine(
      ({ keys }) =>
        keys.length === order.keys.length &&
        order.keys.every((key, n) => keySchemas[key.type].safeParse(keys[n]).success),
    )
}
