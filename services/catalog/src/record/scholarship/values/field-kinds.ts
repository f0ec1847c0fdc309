import { z } from 'zod'
import type { DecimalText } from '@landfall/matching/scholarship-criteria'
import { isOnNewToeflScale } from '@landfall/reference/toefl-scale'
import { lineOf, linesOf, textOf } from './cell.ts'

/**
 * Kinds of fields. Each accepts whatever a form, a CSV, a feed or a file has (text, number, flag, list) and returns
 * the stored value, null for what is not stated. Messages begin with the field's name.
 */

/** More than there are countries. */
const MAX_LINES = 300
const MAX_LIST_LENGTH = 20_000

const YES: ReadonlySet<string> = new Set(['yes', 'y', 'true', '1', 'x', 'required'])
const NO: ReadonlySet<string> = new Set(['no', 'n', 'false', '0', 'none', 'not required'])

/** @param most characters */
export function text(name: string, most: number) {
  return z.preprocess(textOf, z.string().max(most, tooLong(name, most)).nullable())
}

/** A text of one line. @param most characters */
export function line(name: string, most: number) {
  return z.preprocess(lineOf, z.string().max(most, tooLong(name, most)).nullable())
}

/** A text that `read` parses; texts for which it returns null are refused. */
export function parsed<T>(read: (text: string) => T | null, message: string) {
  return z.preprocess(textOf, z.string().nullable()).transform((stated, { addIssue }) => {
    if (stated === null) return null
    const value = read(stated)
    if (value === null) addIssue(message)
    return value
  })
}

export function oneOf<const Choice extends string>(
  name: string,
  choices: readonly Choice[],
) {
  return parsed(
    (stated) => choices.find((choice) => choice === stated.toLowerCase()) ?? null,
    `${name} must be one of ${choices.join(', ')}`,
  )
}

export function flag(name: string) {
  return parsed((stated) => {
    const word = stated.toLowerCase()
    return YES.has(word) ? true : NO.has(word) ? false : null
  }, `${name} must be yes or no`)
}

/** A sum of money. @param example as it may be written */
export function money(name: string, example: string) {
  return parsed(moneyText, `${name} must be a number such as ${example}`)
}

/** A figure from 0 with at most this many decimals. */
export function decimal(name: string, max: number, places: 1 | 2) {
  const message = `${name} must be a number from 0 to ${max}`
  return parsed((stated) => decimalText(stated, max, places), message)
}

/** A whole number. */
export function whole(name: string, max: number, min = 0) {
  const message = `${name} must be a whole number from ${min} to ${max}`
  return parsed((stated) => {
    const digits = decimalText(stated, max, 0)
    return digits === null || Number(digits) < min ? null : Number(digits)
  }, message)
}

/** A score of the Duolingo English Test, which begins at 10. */
export function duolingo(name: string) {
  return whole(name, 160, 10)
}

/**
 * A TOEFL score on the scale of 0 to 120. Scores on the scale of 1 to 6 are refused: a minimum of 5 would let in
 * everybody.
 */
export function toefl(name: string) {
  const message = `${name} of 1 to 6 is on the new scale: enter it on the 0 to 120 scale`
  return whole(name, 120).refine((score) => !isOnNewToeflScale(score), message)
}

/** Http or https, without anybody's name and password. */
export function url(name: string) {
  return text(name, 2_000).transform((stated, { addIssue }) => {
    const read = stated === null ? null : URL.parse(stated)
    if (read && (read.username !== '' || read.password !== '')) {
      addIssue(`${name} must not contain a user name or password`)
    } else if (stated !== null && !/^https?:$/.test(read?.protocol ?? '')) {
      addIssue(`${name} must be a web address that begins with https:// or http://`)
    }
    return stated
  })
}

/** The entries of a list, which may be empty. @param longest entry, in characters */
export function lines(name: string, longest = MAX_LIST_LENGTH) {
  const most = `${MAX_LINES} lines and ${inWords(MAX_LIST_LENGTH)} characters`
  return z.preprocess(
    linesOf,
    z
      .array(z.string().max(longest, `${name} has an entry that is too long`))
      .refine(
        (all) => all.length <= MAX_LINES && all.join('').length <= MAX_LIST_LENGTH,
        `${name} must be at most ${most}`,
      ),
  )
}

/** An empty list states nothing. */
export function list(name: string, longest?: number) {
  return lines(name, longest).transform(orNull)
}

/** A field that must be stated. */
export function required<T>(field: z.ZodType<T | null>, message: string) {
  return field.transform((value, { addIssue }) => {
    if (value !== null) return value
    addIssue(message)
    return z.NEVER
  })
}

/** A list of codes; unknown words are ignored. */
export function codes<Code>(name: string, codeOf: (word: string) => Code | null) {
  return lines(name).transform((words) =>
    orNull(words.flatMap((word) => codeOf(word) ?? [])),
  )
}

export function orNull<T>(values: readonly T[]): readonly T[] | null {
  return values.length === 0 ? null : values
}

/** The first of the unknown values, in words. */
export function unknownOf(unknown: readonly string[], why: string): string | null {
  const [first] = unknown
  if (first === undefined) return null
  return `“${first.length > 60 ? `${first.slice(0, 59)}…` : first}” ${why}`
}

/** "$2,500.5" → "2500.50"; null if it is not a sum of at most twelve digits with two decimals. */
function moneyText(stated: string): DecimalText | null {
  const [, units, cents = ''] =
    /^(?:US)?\$?\s*(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,2}))?$/.exec(stated) ?? []
  const digits = units?.replaceAll(',', '').replace(/^0+(?=\d)/, '')
  return digits === undefined || digits.length > 10
    ? null
    : `${digits}.${cents.padEnd(2, '0')}`
}

/** Trailing zeros do not count as decimals. */
function decimalText(stated: string, max: number, places: number): DecimalText | null {
  const match = /^\d{1,3}(?:\.(?=\d)(\d*?)0*)?$/.exec(stated)
  const fits = match !== null && (match[1] ?? '').length <= places
  return fits && Number(stated) <= max ? Number(stated).toFixed(places) : null
}

function tooLong(name: string, most: number): string {
  return `${name} must be at most ${inWords(most)} characters`
}

function inWords(count: number): string {
  return count.toLocaleString('en-US')
}
