import type { FacetKind } from '../filter/filters.ts'
import { eachRow } from './bitset-arena.ts'
import { type SegmentReader, intersect, withScratch } from './segment-reader.ts'
import type { CompiledFilters } from './filter-compiler.ts'
import { LIVE_ROWS, eachToken } from './segment.ts'
import { countPostings } from './postings.ts'

/** Writes the rows that pass all filters but one to a bitset. */
export function intersectAll(
  reader: SegmentReader,
  target: number,
  filters: CompiledFilters,
  without?: keyof CompiledFilters,
): void {
  reader.segment.arena.copy(target, LIVE_ROWS)
  for (const [kind, filter] of Object.entries(filters)) {
    if (kind !== without) intersect(reader, target, filter)
  }
}

/** If fewer than one of this many rows are left, they are gone through; else every set is counted. */
const ROWS_FOR_EACH_COUNTED = 50

/** Adds how often each token of the kinds occurs, by number of the token. */
export function addTokenCounts(
  reader: SegmentReader,
  filters: CompiledFilters,
  kinds: readonly FacetKind[],
  sums: Map<number, number>,
): void {
  withScratch(reader, (all) => {
    intersectAll(reader, all, filters)
    const plain = kinds.filter((kind) => filters[kind] === undefined)
    if (plain.length > 0) addCounts(reader, all, plain, sums)
    for (const kind of kinds) {
      if (filters[kind] === undefined) continue
      withScratch(reader, (others) => {
        intersectAll(reader, others, filters, kind)
        addCounts(reader, others, [kind], sums)
      })
    }
  })
}

function addCounts(
  reader: SegmentReader,
  rows: number,
  kinds: readonly FacetKind[],
  sums: Map<number, number>,
): void {
  const { segment, dictionaries } = reader
  const { arena, columns, tokens } = segment
  const wanted = kinds.flatMap((kind) => dictionaries.tokens.all(kind))
  const add = (token: number, count: number) => {
    if (count > 0) sums.set(token, (sums.get(token) ?? 0) + count)
  }
  if (arena.count(rows) * ROWS_FOR_EACH_COUNTED > columns.size) {
    for (const { number } of wanted) add(number, countPostings(arena, rows, tokens, number))
    return
  }
  const counts = new Int32Array(dictionaries.tokens.size)
  const count = (token: number) => {
    counts[token] = (counts[token] ?? 0) + 1
  }
  eachRow(arena, rows, 0, (row) => {
    eachToken(columns, row, count)
    return true
  })
  for (const { number } of wanted) add(number, counts[number] ?? 0)
}
