import { GraphQLError, GraphQLScalarType, Kind, type ValueNode } from 'graphql'

const dayPattern = /^(\d{4})-(\d{2})-(\d{2})$/
const instantPattern =
  /^(\d{4}-\d{2}-\d{2})T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,9})?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/
const decimalPattern = /^(-?)(\d+)(\.\d+)?$/
const maxDecimalLength = 60

/** In: ISO 8601 text with a zone, out: UTC. Resolvers receive and answer a `Date`. */
export const dateTimeScalar: GraphQLScalarType<Date, string> = new GraphQLScalarType<
  Date,
  string
>({
  name: 'DateTime',
  parseValue: (value) =>
    parseInstant(value) ??
    refuse('DateTime needs ISO 8601 with a zone, 2026-01-31T09:00:00Z'),
  parseLiteral: (node) => dateTimeScalar.parseValue(textOf(node)),
  serialize(value) {
    const instant = value instanceof Date ? value : parseInstant(value)
    if (instant && !Number.isNaN(instant.getTime())) return instant.toISOString()
    throw new TypeError('A resolver answered something that is no DateTime')
  },
})

/** A day without a zone: `YYYY-MM-DD` text on both sides. */
export const dateScalar: GraphQLScalarType<string, string> = new GraphQLScalarType<
  string,
  string
>({
  name: 'Date',
  parseValue: (value) => parseDay(value) ?? refuse('Date needs a real day as YYYY-MM-DD'),
  parseLiteral: (node) => dateScalar.parseValue(textOf(node)),
  serialize(value) {
    // A JavaScript Date would need a zone to become a day, so only text is right here.
    const day = parseDay(value)
    if (day !== null) return day
    throw new TypeError('A resolver answered something that is no Date')
  },
})

/** An exact number: text or number in, canonical text out; the scale is kept (12500.00). */
export const decimalScalar: GraphQLScalarType<string, string> = new GraphQLScalarType<
  string,
  string
>({
  name: 'Decimal',
  parseValue(value) {
    const text = typeof value === 'number' ? String(value) : value
    return (
      parseDecimal(text) ?? refuse('Decimal needs plain digits, for example "12500.00"')
    )
  },
  parseLiteral: (node) =>
    // Takes the document's own digits, which never pass through a float.
    decimalScalar.parseValue(
      node.kind === Kind.INT || node.kind === Kind.FLOAT ? node.value : textOf(node),
    ),
  serialize(value) {
    const isWhole = typeof value === 'bigint' || Number.isSafeInteger(value)
    const decimal = parseDecimal(isWhole ? String(value) : value)
    if (decimal !== null) return decimal
    throw new TypeError('A resolver answered something that is no exact Decimal')
  },
})

/** Resolver map of the three scalars of common.graphql. */
export const scalarResolvers = {
  DateTime: dateTimeScalar,
  Date: dateScalar,
  Decimal: decimalScalar,
}

/** Canonical text (no leading zeros, no negative zero, same scale), or null. */
export function parseDecimal(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > maxDecimalLength) return null
  const match = decimalPattern.exec(value)
  if (!match) return null
  const [, sign = '', whole = '', fraction = ''] = match
  const digits = whole.replace(/^0+(?=\d)/, '') + fraction
  return /[1-9]/.test(digits) ? sign + digits : digits
}

function parseDay(value: unknown): string | null {
  if (typeof value !== 'string' || !dayPattern.test(value)) return null
  const midnight = new Date(`${value}T00:00:00Z`)
  // The engine rolls 30 February over into March; such a day does not exist.
  if (Number.isNaN(midnight.getTime())) return null
  return midnight.toISOString().startsWith(value) ? value : null
}

function parseInstant(value: unknown): Date | null {
  if (typeof value !== 'string') return null
  const day = instantPattern.exec(value)?.[1]
  if (day === undefined || parseDay(day) === null) return null
  return new Date(value)
}

function textOf(node: ValueNode): string | null {
  return node.kind === Kind.STRING ? node.value : null
}

function refuse(message: string): never {
  throw new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } })
}
