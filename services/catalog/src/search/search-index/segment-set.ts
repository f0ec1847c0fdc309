import { setImmediate } from 'node:timers/promises'
import { hasBit } from './bitset-arena.ts'
import { findId } from './id-table.ts'
import { idWords } from './id-words.ts'
import type { IndexedRow } from './indexed-row.ts'
import { appendRow, bytesOf, createRowColumns, type Dictionaries } from './row-columns.ts'
import { finished, mergeSegments, flushSegment } from './write-segment.ts'
import { LIVE_ROWS, bytesOfSegment, deleteRow, type Segment } from './segment.ts'

type Change = { id: string; change: number; row: IndexedRow | null }

/** So many new rows are buffered; all of them until somebody asks for the first time. */
const BUFFER_ROWS = 256
/** So many segments of one magnitude become one. */
const SEGMENTS_AT_ONCE = 8
/** A merge lets others work after so long. */
const PAUSE_AFTER_MS = 3

/**
 * Rows in segments. New rows are buffered until they are enough for a segment; small segments are
 * merged into larger ones in the background, so that a change is written few times and a search looks at
 * few segments.
 */
export function createSegmentSet(
  dictionaries: Dictionaries,
  o: { bufferRows?: number } = {},
) {
  const bufferRows = o.bufferRows ?? BUFFER_ROWS
  let segments: Segment[] = []
  let buffer = createRowColumns(0, 0, 0)
  /** The rows of `buffer` that count, by id. */
  const bufferedRows = new Map<string, number>()
  /** What is buffered as a segment; null when it has changed since. */
  let bufferSegment: Segment | null = null
  let isSearched = false
  let appliedCount = 0
  let merging: Promise<void> | null = null
  let isStopped = false

  function find(id: string): { segment: Segment; row: number } | null {
    const words = idWords(id)
    for (const segment of segments) {
      const row = findId(segment.table, segment.columns.ids, words)
      // Where it was before it may still have it.
      if (row >= 0 && hasBit(segment.arena, LIVE_ROWS, row)) return { segment, row }
    }
    return null
  }

  function changeOf(id: string): number | null {
    const row = bufferedRows.get(id)
    if (row !== undefined) return buffer.changes[row] ?? null
    const place = find(id)
    return place === null ? null : (place.segment.columns.changes[place.row] ?? null)
  }

  function apply(change: Change): 'applied' | 'stale' {
    const known = changeOf(change.id)
    if (known !== null && known >= change.change) return 'stale'
    appendRow(buffer, change, dictionaries)
    if (!bufferedRows.has(change.id)) {
      const place = known === null ? null : find(change.id)
      if (place !== null) deleteRow(place.segment, place.row)
    }
    bufferedRows.set(change.id, buffer.size - 1)
    appliedCount += 1
    bufferSegment = null
    if (isSearched && buffer.size >= bufferRows) flush()
    return 'applied'
  }

  function bufferedNow(): Uint32Array {
    return Uint32Array.from(bufferedRows.values())
  }

  function flushed(): Segment {
    bufferSegment ??= finished(flushSegment(buffer, bufferedNow(), dictionaries))
    return bufferSegment
  }

  function flush(): void {
    if (bufferedRows.size === 0) return
    segments = [...segments, flushed()]
    clearBuffer()
    startMerging()
  }

  function clearBuffer(): void {
    buffer = createRowColumns(0, 0, 0)
    bufferedRows.clear()
    bufferSegment = null
  }

  /** What is buffered, however much it is; more may come meanwhile, and is then flushed at once. */
  async function flushInPieces(): Promise<void> {
    const changes = appliedCount
    const work = flushSegment(buffer, bufferedNow(), dictionaries)
    const segment = await finishedInPieces(work, () => isStopped)
    if (segment === null) return
    if (changes !== appliedCount) return flush()
    segments = [...segments, segment]
    clearBuffer()
  }

  function startMerging(): void {
    if (merging !== null || isStopped) return
    const chosen = segmentsToMerge(segments)
    if (chosen === null) return
    merging = mergeAndGoOn(chosen)
  }

  async function mergeAndGoOn(chosen: readonly Segment[]): Promise<void> {
    try {
      await merge(chosen)
    } catch {
      // Searches need no merge; what could not be merged now is merged with what comes next.
      return
    } finally {
      merging = null
    }
    startMerging()
  }

  /** One merge may start the next one. */
  async function mergingEnds(): Promise<void> {
    if (merging === null) return
    await merging
    return mergingEnds()
  }

  async function merge(chosen: readonly Segment[]): Promise<void> {
    for (const segment of chosen) segment.tombstones = []
    const merged = await finishedInPieces(
      mergeSegments(chosen, dictionaries),
      () => isStopped,
    )
    if (merged === null) return
    for (const { columns, tombstones } of chosen) {
      for (const row of tombstones ?? []) {
        const id = [...columns.ids.subarray(row * 4, row * 4 + 4)]
        const at = findId(merged.table, merged.columns.ids, fourOf(id))
        if (at >= 0) deleteRow(merged, at)
      }
    }
    const first = segments.findIndex((segment) => chosen.includes(segment))
    const others = segments.filter((segment) => !chosen.includes(segment))
    segments = [...others.slice(0, first), merged, ...others.slice(first)]
  }

  return {
    apply,
    changeOf,

    /** All of them, what is buffered included. */
    segments(): readonly Segment[] {
      isSearched = true
      return bufferedRows.size === 0 ? segments : [...segments, flushed()]
    },

    async settle(): Promise<void> {
      if (bufferedRows.size > 0) await flushInPieces()
      await mergingEnds()
      if (segments.length < 2 || isStopped) return
      merging = merge(segments).finally(() => {
        merging = null
      })
      await merging
    },

    async stop(): Promise<void> {
      isStopped = true
      await merging
    },

    get size() {
      return segments.reduce((sum, { liveCount }) => sum + liveCount, bufferedRows.size)
    },

    get bytes() {
      return segments.reduce(
        (sum, segment) => sum + bytesOfSegment(segment),
        bytesOf(buffer),
      )
    },
  }
}

function fourOf([a = 0, b = 0, c = 0, d = 0]: readonly number[]) {
  return [a, b, c, d] as const
}

function magnitude({ columns }: Segment): number {
  return Math.floor(Math.log(columns.size) / Math.log(SEGMENTS_AT_ONCE))
}

/** Those of the least magnitude that has enough of them; null when there is none. */
function segmentsToMerge(segments: readonly Segment[]): Segment[] | null {
  const groups = [...Map.groupBy(segments, magnitude)].toSorted(([a], [b]) => a - b)
  return groups.find(([, group]) => group.length >= SEGMENTS_AT_ONCE)?.[1] ?? null
}

/** Lets other work come between; null when it was broken off. */
async function finishedInPieces<T>(
  work: Generator<void, T>,
  isOver: () => boolean,
): Promise<T | null> {
  for (let since = performance.now(); ;) {
    const step = work.next()
    if (step.done === true) return step.value
    if (performance.now() - since < PAUSE_AFTER_MS) continue
    await setImmediate()
    if (isOver()) return null
    since = performance.now()
  }
}
