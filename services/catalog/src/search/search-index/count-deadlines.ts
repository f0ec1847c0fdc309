import { DEADLINE_GROUP_SIZE } from '../../record/scholarship/search-columns.ts'
import type { DeadlineCounts } from '../search/search.store.ts'
import { countRange } from './bitset-arena.ts'
import { firstDue } from './deadline-rows.ts'
import { type IndexQuery, compileFilters } from './filter-compiler.ts'
import { intersectAll } from './segment-counts.ts'
import { type SegmentReader, withScratch } from './segment-reader.ts'

/** Counts by the deadline group of each row; rows are sorted by deadline. */
export function countDeadlines(
  readers: readonly SegmentReader[],
  query: IndexQuery,
): DeadlineCounts {
  const filters = compileFilters(query)
  const sum = { confirmed: 0, usual: 0, waiting: 0 }
  for (const reader of readers) {
    const { arena, columns } = reader.segment
    const groupBegins = (group: number) =>
      firstDue(columns.deadlines, columns.size, group * DEADLINE_GROUP_SIZE)
    const [usual, none, past] = [groupBegins(1), groupBegins(2), groupBegins(3)]
    withScratch(reader, (found) => {
      intersectAll(reader, found, filters)
      sum.confirmed += countRange(arena, found, 0, usual)
      sum.usual += countRange(arena, found, usual, none)
      sum.waiting += countRange(arena, found, past, columns.size)
    })
  }
  return sum
}
