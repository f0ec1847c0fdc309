import type { Dictionaries } from './row-columns.ts'
import { bytesOfSegment, deleteRow, type Segment } from './segment.ts'
import { createSegmentList, inPieces } from './segment-list.ts'
import { createWriteBuffer, type RowChange } from './write-buffer.ts'

/** So many new rows are buffered; all of them until somebody searches for the first time. */
const BUFFER_ROWS = 256

/** Rows in segments. New ones are buffered until they are enough for a segment. */
export function createSegmentSet(
  dictionaries: Dictionaries,
  { bufferRows = BUFFER_ROWS }: { bufferRows?: number } = {},
) {
  const segments = createSegmentList(dictionaries)
  const buffer = createWriteBuffer(dictionaries)
  let isSearched = false

  function changeOf(id: string): number | null {
    const change = buffer.changeOf(id)
    if (change !== null) return change
    const found = segments.find(id)
    return found === null ? null : (found.segment.columns.changes[found.row] ?? null)
  }

  function apply(change: RowChange): 'applied' | 'stale' {
    const known = changeOf(change.id)
    if (known !== null && known >= change.change) return 'stale'
    if (known !== null && !buffer.has(change.id)) {
      const found = segments.find(change.id)
      if (found !== null) deleteRow(found.segment, found.row)
    }
    buffer.write(change)
    if (isSearched && buffer.size >= bufferRows) flush()
    return 'applied'
  }

  function flush(): void {
    if (buffer.rowCount === 0) return
    add(buffer.asSegment())
    segments.startMerging()
  }

  /** The rows of the buffer are in the segment from the same moment on. */
  function add(segment: Segment): void {
    segments.add(segment)
    buffer.clear()
  }

  /** What is buffered, however much it is; more may come meanwhile, and is then flushed at once. */
  async function flushInPieces(): Promise<void> {
    const { writes } = buffer
    const segment = await inPieces(buffer.flushing(), segments.stopped)
    if (segment === null) return
    if (writes === buffer.writes) add(segment)
    else flush()
  }

  return {
    apply,
    changeOf,

    /** All of them, what is buffered included. */
    segments(): readonly Segment[] {
      isSearched = true
      const all = segments.all()
      return buffer.rowCount === 0 ? all : [...all, buffer.asSegment()]
    },

    /** Brings all rows into one segment. */
    async settle(): Promise<void> {
      if (buffer.rowCount > 0) await flushInPieces()
      await segments.mergeAll()
    },

    stop: () => segments.stop(),

    get size() {
      return segments.all().reduce((sum, { liveCount }) => sum + liveCount, buffer.rowCount)
    },

    get bytes() {
      return segments
        .all()
        .reduce((sum, segment) => sum + bytesOfSegment(segment), buffer.bytes)
    },
  }
}
