import { DEADLINE_GROUP_SIZE } from '../../record/scholarship/search-columns.ts'
import { clearBit, eachRow } from './bitset-arena.ts'
import { DAY_MS, daysByZone, firstDue } from './deadline-rows.ts'
import type { SegmentReader } from './segment-reader.ts'

/** Days and months stated for one year are in the first two groups. */
const DATED_GROUPS = [0, 1]

/**
 * Removes from a set the rows whose deadline `viewDeadline` calls last known at `now`, but which still have it as
 * coming: deadlines are processed some time after they are over.
 * @returns how many it removed
 */
export function takeOutJustOver(reader: SegmentReader, rows: number, now: Date): number {
  const { arena, columns } = reader.segment
  const today = daysByZone(reader.dictionaries, now)
  // In some zone it may already be tomorrow.
  const end = Math.floor(now.getTime() / DAY_MS) + 1
  let taken = 0
  for (const group of DATED_GROUPS) {
    const start = group * DEADLINE_GROUP_SIZE
    const isAhead = firstDue(columns.deadlines, columns.size, start + end)
    eachRow(arena, rows, firstDue(columns.deadlines, columns.size, start), (row) => {
      if (row >= isAhead) return false
      const zone = columns.zones[row] ?? 0
      const due = (columns.deadlines[row] ?? 0) - start
      // Others roll over, so no day ends their round.
      if (zone > 0 && due < (today[zone - 1] ?? 0)) {
        clearBit(arena, rows, row)
        taken += 1
      }
      return true
    })
  }
  return taken
}
