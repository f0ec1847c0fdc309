import { z } from 'zod'

const INT_MAX = 2 ** 31 - 1
const DECIMAL = /^-?\d{1,30}(\.\d{1,10})?$/

// Only types: whether a text is long enough or a choice is known is for the service to say,
// in the words of its own rules. An empty text is a field left empty.

export const text = () =>
  z
    .string('Please enter text')
    .nullish()
    .transform((value) => (value === '' ? null : value))

/** Kept as it is; refusing an empty one is up to the service. */
export const rawText = () => z.string('Please enter text').nullish()

export const flag = () => z.boolean('Please answer true or false').nullish()

/** A number or its digits, kept exact. */
export const decimal = () =>
  z
    .union([z.string(), z.number()], 'Please enter a number')
    .nullish()
    .transform((value) =>
      value === undefined || value === null ? value : String(value).trim(),
    )
    .transform((value) => (value === '' ? null : value))
    .refine((value) => !value || DECIMAL.test(value), 'Please enter a number')

/** A number or text, for fields whose rule is the service's. */
export const numberOrText = () =>
  z
    .union([z.string(), z.number()], 'Please enter a number')
    .nullish()
    .transform((value) => (typeof value === 'number' ? String(value) : value))

export const whole = () =>
  decimal()
    .transform((value) => (typeof value === 'string' ? Number(value) : value))
    .refine(
      (value) =>
        typeof value !== 'number' ||
        (Number.isInteger(value) && Math.abs(value) <= INT_MAX),
      'Please enter a whole number',
    )

/** A day as YYYY-MM-DD; the time of an ISO date-time, as date pickers send it, is left out. */
export const day = () =>
  z
    .string('Please enter a date as YYYY-MM-DD')
    .nullish()
    .transform((value) => (value ? value.replace(/T.*$/, '') : value === '' ? null : value))
    .refine((value) => !value || isDay(value), 'Please enter a date as YYYY-MM-DD')

/** An instant as ISO 8601 with its zone, in UTC. @param missing the message for a missing or malformed one */
export const instant = (missing: string) =>
  z.iso
    .datetime({ offset: true, error: missing })
    .transform((value) => new Date(value).toISOString())

export const list = () =>
  z
    .union(
      [z.array(z.string('Please enter text')), z.string()],
      'Please give a list of texts',
    )
    .nullish()
    .transform((value) => (typeof value === 'string' ? [value] : value))

/**
 * A list, or text with one item on each line.
 * @param short the length that a text must have, and the message for a shorter one; after this point a
 *   text can't be told from a list
 */
export const lines = (short?: { length: number; message: string }) =>
  z
    .union(
      [z.array(z.string('Please enter text')), z.string()],
      'Please give a list of texts',
    )
    .nullish()
    .refine((value) => !short || !isTooShort(value, short.length), short?.message)
    .transform((value) => (typeof value === 'string' ? splitOn(value, /\r?\n/) : value))

// In query strings everything is text, and an empty value is no value.

export const commaList = () =>
  z
    .string()
    .transform((value) => splitOn(value, ','))
    .optional()

export const queryText = () =>
  z.string().max(500, 'Please use at most 500 characters').optional()

export const queryFlag = () =>
  z
    .enum(['true', 'false', '1', '0'], 'Please answer true or false')
    .transform((value) => value === 'true' || value === '1')
    .optional()

export const queryDecimal = () =>
  z.string().regex(DECIMAL, 'Please enter a number').optional()

/**
 * The ids that a list is limited to; undefined: all records. Whoever maps ids to records and has none gets none, so
 * here an empty value counts.
 */
export function idsIn(
  search: URLSearchParams,
  { ids }: { ids?: string[] | undefined },
): string[] | undefined {
  return ids ?? (search.has('ids') ? [] : undefined)
}

/** The two parameters of every list; 500 rows are answered without `limit`. */
export const pageQuery = {
  limit: z
    .string()
    .regex(/^\d{1,6}$/, 'Please ask for 1 to 500 records')
    .transform(Number)
    .refine((value) => value >= 1 && value <= 500, 'Please ask for 1 to 500 records')
    .optional(),
  cursor: z.string().max(2_000, 'This is not a cursor of this list').optional(),
}

/** One of some words, answered as the enum's name: `deadline` → `DEADLINE`. */
export const queryChoice = (words: readonly string[]) =>
  z
    .string()
    .transform((value) => value.toLowerCase())
    .refine((value) => words.includes(value), `Please choose one of ${words.join(', ')}`)
    .transform((value) => value.toUpperCase().replaceAll('-', '_'))
    .optional()

/** The same as a filter: `all` is a choice of it, and filters nothing. */
export const queryFilter = (words: readonly string[]) =>
  queryChoice(['all', ...words]).transform((name) => (name === 'ALL' ? undefined : name))

/** An empty text is a field left empty, which is the service's to refuse. */
function isTooShort(value: unknown, length: number): boolean {
  const text = typeof value === 'string' ? value.trim() : ''
  return text !== '' && text.length < length
}

function splitOn(value: string, separator: string | RegExp): string[] {
  return value
    .split(separator)
    .map((item) => item.trim())
    .filter((item) => item !== '')
}

function isDay(value: string): boolean {
  const midnight = new Date(`${value}T00:00:00Z`)
  return /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(midnight.getTime())
    ? midnight.toISOString().startsWith(value)
    : false
}
