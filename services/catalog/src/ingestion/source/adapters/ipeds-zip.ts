import { Readable } from 'node:stream'
import yauzl from 'yauzl'
import { valueAt } from '../mapping.ts'
import { type Adapter, type Item, unread } from './adapter.ts'
import { readTable } from './csv.ts'

const TYPES = [
  'application/zip',
  'application/x-zip-compressed',
  'application/octet-stream',
]
const ZIP_MAGIC = 'PK\u0003\u0004'

/** The yearly tables of IPEDS: a zip with a CSV; a revised CSV in the same zip takes precedence. */
export const ipedsZipAdapter: Adapter = {
  mapping: null,
  async *read({ urls, maxBytes }, pages) {
    for (const page of urls) {
      const answer = await pages.read(page, { contentTypes: TYPES, isConditional: true })
      if (answer.kind !== 'page') yield unread(page, answer)
      else if (answer.body.subarray(0, 4).toString('latin1') !== ZIP_MAGIC)
        yield { kind: 'fault', page, reason: 'the response is not a zip file' }
      else yield* rowsOfZip(page, answer.body, maxBytes)
    }
  },
}

/** "https://…/HD2024.zip" → "HD2024" */
function tableOf(page: string): string {
  return /([^/]+)\.zip$/i.exec(new URL(page).pathname)?.[1]?.toUpperCase() ?? 'TABLE'
}

async function* rowsOfZip(
  page: string,
  body: Buffer,
  maxBytes: number,
): AsyncIterable<Item> {
  const table = await csvIn(body, maxBytes).catch(() => null)
  if (table === null)
    return yield {
      kind: 'fault',
      page,
      reason: 'the zip file has no table of an allowed size',
    }
  const name = tableOf(page)
  const isTotalOnly = name.startsWith('EF')
  for await (const item of readTable(page, Readable.from([table]))) {
    if (item.kind !== 'row') yield item
    // Enrollment has a line for each level of study; the first is the total.
    else if (!isTotalOnly || valueAt(item.raw, 'EFALEVEL') === '1') {
      const unitid = valueAt(item.raw, 'UNITID')
      const id = typeof unitid === 'string' && unitid !== '' ? `${name}:${unitid}` : null
      yield { ...item, id, raw: { ...(item.raw as object), table: name } }
    }
  }
}

/** Reads one CSV out of a zip without trusting what the zip says of sizes. */
async function csvIn(body: Buffer, maxBytes: number): Promise<Buffer | null> {
  const zip = await yauzl.fromBufferPromise(body)
  const tables: yauzl.Entry[] = []
  for await (const entry of zip.eachEntry()) {
    if (/\.csv$/i.test(entry.fileName)) tables.push(entry)
    if (tables.length > 20) return null
  }
  const chosen = tables.find(({ fileName }) => /_rv\.csv$/i.test(fileName)) ?? tables[0]
  if (chosen === undefined || chosen.uncompressedSize > maxBytes) return null
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of await zip.openReadStreamPromise(chosen)) {
    size += chunk.length
    if (size > maxBytes) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
