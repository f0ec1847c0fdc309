import { unionPostings } from './postings.ts'
import { eachRow, hasBit } from './bitset-arena.ts'
import { type SegmentReader, withScratch } from './segment-reader.ts'
import type { SortKey, IndexOrder } from './sort-key.ts'
import { idWords } from './id-words.ts'
import { countBefore } from './filter-compiler.ts'
import type { RowColumns } from './row-columns.ts'
import { type Ranked, topRanked } from './top-ranked.ts'

type Wanted = { order: IndexOrder; after: SortKey | null; limit: number }

/** The next rows of a bitset in an order. @param lexemes what rows are ranked by */
export function nextRows(
  reader: SegmentReader,
  rows: number,
  lexemes: readonly string[],
  wanted: Wanted,
): Ranked[] {
  const { order, after, limit } = wanted
  switch (order) {
    case 'deadline': {
      const { columns } = reader.segment
      const from = after === null ? 0 : firstBehind(columns, after.first, after.id)
      return withoutPoints(inOrder(reader, rows, from, limit))
    }
    case 'effort':
      return withoutPoints(byEffort(reader, rows, wanted))
    case 'amount':
    case 'newest':
      return withoutPoints(byPlace(reader, rows, order, wanted))
    case 'rank':
      return topRanked(reader, rows, lexemes, {
        limit,
        from: after && {
          points: -after.first,
          row: firstBehind(reader.segment.columns, after.second, after.id),
        },
      })
  }
}

function withoutPoints(rows: readonly number[]): Ranked[] {
  return rows.map((row) => ({ row, points: 0 }))
}

function inOrder(
  { segment: { arena } }: SegmentReader,
  set: number,
  from: number,
  limit: number,
) {
  const found: number[] = []
  if (limit > 0) eachRow(arena, set, from, (row) => found.push(row) < limit)
  return found
}

/** The first row after a deadline and id. */
function firstBehind(columns: RowColumns, deadline: number, id: string): number {
  const words = idWords(id)
  let [low, high] = [0, columns.size]
  while (low < high) {
    const middle = (low + high) >>> 1
    const difference = (columns.deadlines[middle] ?? 0) - deadline
    if (difference < 0 || (difference === 0 && compareId(columns, middle, words) <= 0)) {
      low = middle + 1
    } else high = middle
  }
  return low
}

function compareId({ ids }: RowColumns, row: number, id: readonly number[]): number {
  for (let word = 0; word < 4; word += 1) {
    const difference = (ids[row * 4 + word] ?? 0) - (id[word] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}

const EFFORTS = ['simple', 'medium', 'complex', '?']

/** Rows of the same effort are in order of deadline. */
function byEffort(reader: SegmentReader, rows: number, { after, limit }: Wanted): number[] {
  const { segment, dictionaries } = reader
  const { arena, columns, tokens } = segment
  return withScratch(reader, (part) => {
    const found: number[] = []
    for (const [effort, value] of EFFORTS.entries()) {
      if (found.length >= limit || (after !== null && effort < after.first)) continue
      arena.clear(part)
      unionPostings(arena, part, tokens, dictionaries.tokens.find('complexity', value))
      arena.and(part, part, rows)
      const isFirst = after !== null && effort === after.first
      const from = isFirst ? firstBehind(columns, after.second, after.id) : 0
      found.push(...inOrder(reader, part, from, limit - found.length))
    }
    return found
  })
}

/**
 * If fewer than one of this many rows are in the set, they are looked up one by one instead of along the whole order.
 */
const ROWS_FOR_EACH_FOUND = 64

function byPlace(
  { segment }: SegmentReader,
  rows: number,
  order: 'amount' | 'newest',
  { after, limit }: Wanted,
): number[] {
  const { arena, columns } = segment
  const inOrderRows = segment.orders[order]
  const figures = order === 'amount' ? columns.amounts : columns.published
  const from = after === null ? 0 : placesBefore(columns, inOrderRows, figures, after)
  const found: number[] = []
  if (arena.count(rows) * ROWS_FOR_EACH_FOUND < columns.size) {
    const places: number[] = []
    eachRow(arena, rows, 0, (row) => {
      const place = segment.places[order][row] ?? 0
      if (place >= from) places.push(place)
      return true
    })
    places.sort((a, b) => a - b)
    return places.slice(0, limit).map((place) => inOrderRows[place] ?? 0)
  }
  for (let place = from; place < columns.size && found.length < limit; place += 1) {
    const row = inOrderRows[place] ?? 0
    if (hasBit(arena, rows, row)) found.push(row)
  }
  return found
}

/** How many places of a descending order come up to and including a position. */
function placesBefore(
  columns: RowColumns,
  rows: Uint32Array,
  figures: Float64Array,
  after: SortKey,
): number {
  const id = idWords(after.id)
  return countBefore(rows, (row) => {
    const figure = figures[row] ?? 0
    return (
      figure > after.first || (figure === after.first && compareId(columns, row, id) >= 0)
    )
  })
}
