import type { Facts } from '../../record/fact/fact.ts'
import type { ScholarshipDetails } from '../../record/scholarship/scholarship.ts'
import type { BadRow, StagedRow } from '../sync-run/sync-row.store.ts'
import type { Item } from './adapters/adapter.ts'
import { type Mapping, idOf, mapRow } from './mapping.ts'
import { normalizeListing } from './normalize-listing.ts'
import { normalizeUniversity } from './normalize-university.ts'
import type { SourceTarget } from './source.ts'

const MAX_RAW_LENGTH = 4_000
const BATCH_SIZE = 200

/** How a source's rows are read, and the questions that awards share. */
type Shape = { mapping: Mapping; target: SourceTarget; facts: Facts }
type Row = { good: StagedRow } | { bad: BadRow }

/** What staging yields, in batches. */
export type Staged = {
  good: StagedRow[]
  bad: BadRow[]
  /** An unchanged page, whose rows are taken from the previous run. */
  unchangedPage: string | null
  fault: string | null
}

/**
 * Turns every item into a good row, or a bad one with reasons. A second row with the same id is bad.
 * @param positionOf hands out the next position, so that carried-over rows can get theirs in between
 */
export async function* stageRows(
  items: AsyncIterable<Item>,
  shape: Shape,
  nextPosition: () => number,
): AsyncIterable<Staged> {
  const known = new Set<string>()
  let batch = emptyBatch()
  for await (const item of items) {
    if (item.kind === 'fault') {
      batch.fault = `${item.page}: ${item.reason}`
    } else if (item.kind === 'not-modified') {
      batch.unchangedPage = item.page
    } else {
      const row = readItem(item, shape, known, nextPosition())
      if ('good' in row) batch.good.push(row.good)
      else batch.bad.push(row.bad)
    }
    const isFull = batch.good.length + batch.bad.length >= BATCH_SIZE
    if (isFull || batch.fault !== null || batch.unchangedPage !== null) {
      yield batch
      batch = emptyBatch()
    }
  }
  yield batch
}

function emptyBatch(): Staged {
  return { good: [], bad: [], unchangedPage: null, fault: null }
}

/** A row nested so deeply that reading it overflows the stack does not block the others. */
function readItem(...args: Parameters<typeof judgeItem>): Row {
  try {
    return judgeItem(...args)
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    const [{ page }, , , position] = args
    const reasons = ['the row is nested too deeply']
    return { bad: { position, rowKey: null, page, reasons, raw: '' } }
  }
}

function judgeItem(
  item: Extract<Item, { kind: 'row' | 'bad' }>,
  { mapping, target, facts }: Shape,
  known: Set<string>,
  position: number,
): Row {
  const { page, raw } = item
  const rowKey = item.kind === 'row' ? (item.id ?? idOf(raw, mapping)) : null
  const bad = (reasons: readonly string[]): Row => ({
    bad: { position, rowKey, page, reasons, raw: cut(raw) },
  })
  if (item.kind === 'bad') return bad([item.reason])
  if (rowKey === null) return bad(['the row states no id'])
  if (known.has(rowKey)) return bad(['another row has the same id'])
  const read =
    target === 'universities'
      ? normalizeUniversity(raw)
      : normalizeListing(mapRow(raw, mapping), facts)
  if (!read.ok)
    return bad(read.error.map(({ path, message }) => `${path.join('.')}: ${message}`))
  known.add(rowKey)
  return { good: { position, rowKey, page, record: read.value } }
}

/** The staged record of an award, as it was staged. */
export function detailsOfRecord(record: unknown): ScholarshipDetails {
  return record as ScholarshipDetails
}

function cut(raw: unknown): string {
  const text = typeof raw === 'string' ? raw : (JSON.stringify(raw) ?? '')
  const plain = text.toWellFormed().replaceAll('\u0000', '')
  return plain.length > MAX_RAW_LENGTH ? `${plain.slice(0, MAX_RAW_LENGTH - 1)}…` : plain
}
