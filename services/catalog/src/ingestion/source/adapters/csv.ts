import { type CsvError, parse } from 'csv-parse'
import { faultOf } from '@landfall/kit/safe-fetch/safe-fetch'
import { type Adapter, type Item, bearer, unread } from './adapter.ts'

const TYPES = [
  'text/csv',
  'text/plain',
  'text/tab-separated-values',
  'application/csv',
  'application/vnd.ms-excel',
  'application/octet-stream',
]
const MAX_RECORD_LENGTH = 1024 * 1024

/** Tables with names in their first line; they are streamed, so their length does not matter. */
export const csvAdapter: Adapter = {
  mapping: null,
  async *read({ urls, mapping, apiKey }, pages) {
    for (const page of urls) {
      const answer = await pages.open(page, {
        headers: { accept: 'text/csv', ...bearer(apiKey) },
        contentTypes: TYPES,
        isConditional: true,
      })
      if (answer.kind !== 'page') yield unread(page, answer)
      else yield* readTable(page, answer.body, mapping?.delimiter)
    }
  },
}

/** The rows of one table. @param body closed when the reader stops */
export async function* readTable(
  page: string,
  body: NodeJS.ReadableStream,
  delimiter = ',',
): AsyncIterable<Item> {
  const broken: Item[] = []
  const parser = parse({
    bom: true,
    columns: (names: string[]) => names.map((name) => name.trim()),
    delimiter,
    max_record_size: MAX_RECORD_LENGTH,
    skip_empty_lines: true,
    skip_records_with_error: true,
    on_skip: (error: CsvError | undefined, raw: string | undefined) => {
      broken.push({
        kind: 'bad',
        page,
        raw: raw ?? error?.['record'] ?? null,
        reason: reasonOf(error),
      })
    },
    raw: false,
  })
  body.once('error', (error) => parser.destroy(error))
  parser.once(
    'close',
    () =>
      'destroy' in body && (body as NodeJS.ReadableStream & { destroy(): void }).destroy(),
  )
  body.pipe(parser)
  try {
    for await (const raw of parser) {
      yield* broken.splice(0)
      yield { kind: 'row', page, raw }
    }
    yield* broken.splice(0)
  } catch (error) {
    yield* broken.splice(0)
    const isOfCsv =
      error instanceof Error && String((error as CsvError).code).startsWith('CSV_')
    const reason = isOfCsv ? 'the response is not a table' : faultOf(error).detail
    yield { kind: 'fault', page, reason }
  }
}

function reasonOf(error: CsvError | undefined): string {
  if (error?.code === 'CSV_RECORD_INCONSISTENT_COLUMNS')
    return 'the line has a different number of values than the first'
  if (error?.code === 'CSV_MAX_RECORD_SIZE') return 'the line is too long'
  return 'the line cannot be read'
}
