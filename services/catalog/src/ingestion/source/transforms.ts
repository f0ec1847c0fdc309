import { textOfHtml } from './page-content.ts'

/** Ways to convert a source's value into the form of our cells; a closed list. */
export const TRANSFORMS = [
  'trim',
  'lower',
  'strip-html',
  'split-comma',
  'split-semicolon',
  'split-lines',
  'first',
  'money',
  'known-money',
  'date-iso',
  'date-us',
  'date-words',
  'known-date',
  'percent',
] as const

export type TransformName = (typeof TRANSFORMS)[number]

const MONTHS =
  'january february march april may june july august september october november december'
    .split(' ')
    .map((name, n) => [name, n + 1] as const)

/** Applies one transform; leaves what it cannot read as it is, for the cell's reader to refuse. */
export function transform(name: TransformName, value: unknown): unknown {
  if (Array.isArray(value)) {
    return name === 'first'
      ? (value[0] ?? null)
      : value.map((part) => transform(name, part))
  }
  if (typeof value !== 'string') return name === 'percent' ? percent(value) : value
  return ON_TEXT[name](value)
}

const ON_TEXT: Readonly<Record<TransformName, (text: string) => unknown>> = {
  trim: (text) => text.trim(),
  lower: (text) => text.toLowerCase(),
  'strip-html': stripHtml,
  'split-comma': (text) => text.split(','),
  'split-semicolon': (text) => text.split(';'),
  'split-lines': (text) => text.split(/\r?\n/),
  first: (text) => text,
  money: (text) => money(text) ?? text,
  'known-money': money,
  'date-iso': (text) => /^\d{4}-\d{2}(-\d{2})?/.exec(text.trim())?.[0] ?? text,
  'date-us': (text) => usDate(text) ?? text,
  'date-words': (text) => dateInWords(text) ?? text,
  'known-date': (text) =>
    /^\d{4}-\d{2}(-\d{2})?/.exec(text.trim())?.[0] ?? usDate(text) ?? dateInWords(text),
  percent,
}

/** More than any of our cells holds. */
const MAX_HTML_LENGTH = 50_000

function stripHtml(text: string): string {
  return text.length > MAX_HTML_LENGTH ? text : textOfHtml(text)
}

/** The only sum in a text: "up to $5,000 a year" → "5000"; null if there is none or several. */
function money(text: string): string | null {
  const sums = text.match(/\$?\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?|\$?\d+(?:\.\d{1,2})?/g) ?? []
  const [only] = sums
  return sums.length === 1 && only !== undefined ? only.replaceAll(/[$,]/g, '') : null
}

/** "12/15/2026" → "2026-12-15" */
function usDate(text: string): string | null {
  const [, month, day, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})\b/.exec(text.trim()) ?? []
  return year && month && day
    ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
    : null
}

/** "March 1st, 2027" → "2027-03-01", "1 March" → "03-01", "March" → "03"; null for anything more. */
function dateInWords(text: string): string | null {
  const words = text.toLowerCase().replaceAll(/[,.]/g, ' ').trim().split(/\s+/)
  const named = words.flatMap((word) => {
    const found = MONTHS.find(([name]) => word.length > 2 && name.startsWith(word))
    return found ? [found[1]] : []
  })
  const numbers = words.flatMap(
    (word) => /^(\d{1,4})(?:st|nd|rd|th)?$/.exec(word)?.[1] ?? [],
  )
  const [month] = named
  if (month === undefined || named.length + numbers.length !== words.length) return null
  const year = numbers.find((number) => number.length === 4)
  const day = numbers.find((number) => number.length <= 2)
  const expected = 1 + (year === undefined ? 0 : 1) + (day === undefined ? 0 : 1)
  if (named.length + numbers.length !== expected) return null
  return [year, String(month).padStart(2, '0'), day?.padStart(2, '0')]
    .filter((part) => part !== undefined)
    .join('-')
}

/** 0.1234 → "12.3" */
function percent(value: unknown): unknown {
  const number = Number(value)
  return value === null || value === '' || Number.isNaN(number)
    ? null
    : (number * 100).toFixed(1)
}
