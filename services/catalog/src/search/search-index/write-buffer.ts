import type { RowChange } from './indexed-row.ts'
import { appendRow, bytesOf, createRowColumns, type Dictionaries } from './row-columns.ts'
import type { Segment } from './segment.ts'
import { finished, flushSegment } from './write-segment.ts'

/** New rows before they are a segment, each change behind the others; the latest of a row counts. */
export function createWriteBuffer(dictionaries: Dictionaries) {
  let columns = createRowColumns(0, 0, 0)
  const latest = new Map<string, number>()
  /** What is buffered as a segment; null when it has changed since. */
  let segment: Segment | null = null
  let writes = 0
  const liveRows = () => Uint32Array.from(latest.values())
  return {
    has: (id: string) => latest.has(id),

    /** The change of a row; null when the row is not buffered. */
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

    /** The same with pauses; what is written meanwhile is not in it. */
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
    /** Changes that it holds, and rows that they are about. */
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
