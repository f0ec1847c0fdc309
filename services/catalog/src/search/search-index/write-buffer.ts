import type { RowChange } from './indexed-row.ts'
import { appendRow, bytesOf, createRowColumns, type Dictionaries } from './row-columns.ts'
import type { Segment } from './segment.ts'
import { finished, flushSegment } from './write-segment.ts'

/** New rows before they become a segment, in order of change; a row's latest change counts. */
export function createWriteBuffer(dictionaries: Dictionaries) {
  let columns = createRowColumns(0, 0, 0)
  const latest = new Map<string, number>()
  /** The buffered rows as a segment; null if they changed since. */
  let segment: Segment | null = null
  let writes = 0
  const liveRows = () => Uint32Array.from(latest.values())
  return {
    has: (id: string) => latest.has(id),

    /** The latest change of a row; null if the row is not buffered. */
    changeOf(id: string): number | null {
      const row = latest.get(id)
      return row === undefined ? null : (columns.changes[row] ?? null)
    },

    write(change: RowChange): void {
      appendRow(columns, change, dictionaries)
      latest.set(change.id, columns.size - 1)
      segment = null
      writes += 1
    },

    asSegment(): Segment {
      segment ??= finished(flushSegment(columns, liveRows(), dictionaries))
      return segment
    },

    /** The same with pauses; later writes are not in it. */
    flushing: () => flushSegment(columns, liveRows(), dictionaries),

    clear(): void {
      columns = createRowColumns(0, 0, 0)
      latest.clear()
      segment = null
    },

    /** Grows with each write. */
    get writes() {
      return writes
    },
    /** How many changes it holds, and of how many rows. */
    get size() {
      return columns.size
    },
    get rowCount() {
      return latest.size
    },
    get bytes() {
      return bytesOf(columns)
    },
  }
}
