import { DEADLINE_GROUP_SIZE } from '../../record/scholarship/search-columns.ts'
import { clearBit, eachRow } from './bitset-arena.ts'
import { DAY_MS, daysByZone, firstDue } from './deadline-rows.ts'
import type { SegmentReader } from './segment-reader.ts'

/** Days and months that are stated for one year stand in the first two. */
const DATED_GROUPS = [0, 1]

/**
 * Takes out of a set what `viewDeadline` calls a last known deadline at `now`, while its row still has it ahead:
 * deadlines are taken up some time after they are over.
 * @returns how many it took out
 */
export function takeOutJustOver(reader: SegmentReader, rows: number, now: Date): number {
  const { arena, columns } = reader.segment
  const today = daysByZone(reader.dictionaries, now)
  // In some zone it may be tomorrow already.
  const end = Math.floor(now.getTime() / DAY_MS) + 1
  let taken = 0
  for (const group of DATED_GROUPS) {
    const start = group * DEADLINE_GROUP_SIZE
    const isAhead = firstDue(columns.deadlines, columns.size, start + end)
    eachRow(arena, rows, firstDue(columns.deadlines, columns.size, start), (row) => {
      if (row >= isAhead) return false
      const zone = columns.zones[row] ?? 0
      const due = (columns.deadlines[row] ?? 0) - start
      // Others have no day that ends their round: they roll over.
      if (zone > 0 && due < (today[zone - 1] ?? 0)) {
        clearBit(arena, rows, row)
        taken += 1
      }
      return true
    })
  }
  return taken
}
