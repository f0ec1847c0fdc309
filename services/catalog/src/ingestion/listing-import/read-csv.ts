import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { parse } from 'csv-parse'
import { type Result, err, ok } from '@landfall/kit/core/result'
import { IMPORT_MAX_ROWS } from './listing-import.ts'

/** A file's rows in order; `rowNumber` as in a spreadsheet, where the header is 1. */
export type CsvFile = {
  header: string[]
  rows: { rowNumber: number; cells: string[] }[]
}

/** More than any list of scholarships has; each is looked up and may be named in a fault. */
const MAX_COLUMNS = 200
const MAX_HEADER_LENGTH = 200

const DELIMITERS = [',', ';', '\t', '|'] as const

/** How much is read before yielding to other work. */
const PIECE_LENGTH = 64 * 1024
/** A first line longer than this is not a header. */
const MAX_FIRST_LINE_LENGTH = 2 * MAX_COLUMNS * MAX_HEADER_LENGTH

/**
 * Reads a CSV in whichever encoding and with whichever delimiter spreadsheets save it, piece by piece.
 * @returns its rows, or in words why it can't be read as a list
 */
export async function readCsv(bytes: Uint8Array): Promise<Result<CsvFile, string>> {
  const text = decode(bytes)
  if (text.includes('\u0000'))
    return err('This file is not CSV. Save it as CSV (UTF-8) first')
  if (text.trim() === '') return err('The file is empty')
  let records: string[][]
  try {
    records = await recordsOf(text)
  } catch (error) {
    return err(`The file cannot be read: ${reasonOf(error)}`)
  }
  const [header = [], ...others] = records
  if (
    header.length > MAX_COLUMNS ||
    header.some((name) => name.length > MAX_HEADER_LENGTH)
  ) {
    return err(
      'The first line is not a header: it has too many columns, or names that are too long',
    )
  }
  const rows = others
    .map((cells, n) => ({ rowNumber: n + 2, cells }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
  if (rows.length === 0) return err('The file has no rows below its header')
  if (rows.length > IMPORT_MAX_ROWS) {
    const most = IMPORT_MAX_ROWS.toLocaleString('en-US')
    return err(`The file has more than ${most} rows. Split it and upload the parts`)
  }
  return ok({ header, rows })
}

function recordsOf(text: string): Promise<string[][]> {
  const parser = parse({
    delimiter: delimiterOf(text.slice(0, MAX_FIRST_LINE_LENGTH)),
    relax_column_count: true,
    skip_empty_lines: false,
    trim: true,
    to: IMPORT_MAX_ROWS + 2,
  })
  return Readable.from(piecesOf(text)).compose(parser).toArray()
}

async function* piecesOf(text: string): AsyncIterable<string> {
  for (let start = 0; start < text.length; start += PIECE_LENGTH) {
    yield text.slice(start, start + PIECE_LENGTH)
    await setImmediate()
  }
}

/** Decodes by the byte order mark, else as UTF-8, else in the encoding of old spreadsheets. */
function decode(bytes: Uint8Array): string {
  const [a, b] = bytes
  if (a === 0xff && b === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (a === 0xfe && b === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** The delimiter that occurs most in the header, outside quotes. */
function delimiterOf(text: string): string {
  const [header = ''] = text.replaceAll(/"[^"]*"/g, '').split(/\r?\n/, 1)
  const counts = DELIMITERS.map((sign) => ({ sign, count: header.split(sign).length }))
  return counts.toSorted((one, other) => other.count - one.count)[0]?.sign ?? ','
}

function reasonOf(error: unknown): string {
  const lines =
    error instanceof Error && 'lines' in error ? Number(error.lines) : Number.NaN
  return Number.isNaN(lines)
    ? 'its quotes do not match'
    : `its quotes do not match near line ${lines}`
}
