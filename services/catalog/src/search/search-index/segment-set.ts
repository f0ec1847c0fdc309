import type { RowChange } from './indexed-row.ts'
import type { Dictionaries } from './row-columns.ts'
import { createSegmentList, inPieces } from './segment-list.ts'
import { bytesOfSegment, deleteRow, type Segment } from './segment.ts'
import { createWriteBuffer } from './write-buffer.ts'

/** How many new rows are buffered; before the first search, all of them are. */
const BUFFER_ROWS = 256

type Rows = {
  segments: ReturnType<typeof createSegmentList>
  buffer: ReturnType<typeof createWriteBuffer>
}

/** Rows in segments. New ones are buffered until they are enough for a segment. */
export function createSegmentSet(
  dictionaries: Dictionaries,
  { bufferRows = BUFFER_ROWS }: { bufferRows?: number } = {},
) {
  const segments = createSegmentList(dictionaries)
  const buffer = createWriteBuffer(dictionaries)
  const rows: Rows = { segments, buffer }
  let isSearched = false
  return {
    changeOf: (id: string) => changeOf(rows, id),

    apply(change: RowChange): 'applied' | 'stale' {
      const known = changeOf(rows, change.id)
      if (known !== null && known >= change.change) return 'stale'
      if (known !== null && !buffer.has(change.id)) {
        const found = segments.find(change.id)
        if (found !== null) deleteRow(found.segment, found.row)
      }
      buffer.write(change)
      if (isSearched && buffer.size >= bufferRows) flush(rows)
      return 'applied'
    },

    /** All segments, including one of the buffered rows. */
    segments(): readonly Segment[] {
      isSearched = true
      const all = segments.all()
      return buffer.rowCount === 0 ? all : [...all, buffer.asSegment()]
    },

    /** Brings all rows into one segment. */
    async settle(): Promise<void> {
      if (buffer.rowCount > 0) await flushInPieces(rows)
      await segments.mergeAll()
    },

    stop: () => segments.stop(),

    get size() {
      return segments.all().reduce((sum, { liveCount }) => sum + liveCount, buffer.rowCount)
    },

    get bytes() {
      const bytes = segments.all().map(bytesOfSegment)
      return bytes.reduce((sum, some) => sum + some, buffer.bytes)
    },
  }
}

/** The latest change of a row, deleted or not; null if there was none. */
function changeOf({ segments, buffer }: Rows, id: string): number | null {
  const change = buffer.changeOf(id)
  if (change !== null) return change
  const found = segments.find(id)
  return found === null ? null : (found.segment.columns.changes[found.row] ?? null)
}

function flush(rows: Rows): void {
  const { segments, buffer } = rows
  if (buffer.rowCount === 0) return
  moveTo(rows, buffer.asSegment())
  segments.startMerging()
}

/** Flushes everything buffered, with pauses; if more comes meanwhile, flushes it all without pauses. */
async function flushInPieces(rows: Rows): Promise<void> {
  const { segments, buffer } = rows
  const { writes } = buffer
  const segment = await inPieces(buffer.flushing(), segments.stopped)
  if (segment === null) return
  if (writes === buffer.writes) moveTo(rows, segment)
  else flush(rows)
}

/** Synchronous, so that every search finds a row either in the buffer or in the segment. */
function moveTo({ segments, buffer }: Rows, segment: Segment): void {
  segments.add(segment)
  buffer.clear()
}
