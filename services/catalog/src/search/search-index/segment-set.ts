import { setImmediate } from 'node:timers/promises'
import { hasBit } from './bit-board.ts'
import { findId } from './id-table.ts'
import { idWords } from './id-words.ts'
import type { IndexedRow } from './indexed-row.ts'
import { appendRow, bytesOf, createRowColumns, type Names } from './row-columns.ts'
import { finished, mergeSegments, sealSegment } from './seal-segment.ts'
import { ALIVE, bytesOfSegment, leave, type Segment } from './segment.ts'

type Change = { id: string; change: number; row: IndexedRow | null }

/** So many new rows are kept apart; all of them until somebody asks for the first time. */
const ROWS_APART = 256
/** So many segments of one magnitude become one. */
const SEGMENTS_AT_ONCE = 8
/** A merge lets others work after so long. */
const PAUSE_AFTER_MS = 3

/**
 * Rows in segments. New rows are kept apart until they are enough for a segment; small segments are
 * merged into larger ones in the background, so that a change is written few times and a search looks at
 * few segments.
 */
export function createSegmentSet(names: Names, o: { rowsApart?: number } = {}) {
  const rowsApart = o.rowsApart ?? ROWS_APART
  let segments: Segment[] = []
  let apart = createRowColumns(0, 0, 0)
  /** The rows of `apart` that count, by id. */
  const apartRows = new Map<string, number>()
  /** What is apart as a segment; null when it has changed since. */
  let apartSegment: Segment | null = null
  let isAsked = false
  let appliedCount = 0
  let merging: Promise<void> | null = null
  let isStopped = false

  function find(id: string): { segment: Segment; row: number } | null {
    const words = idWords(id)
    for (const segment of segments) {
      const row = findId(segment.table, segment.columns.ids, words)
      // Where it was before it may still have it.
      if (row >= 0 && hasBit(segment.board, ALIVE, row)) return { segment, row }
    }
    return null
  }

  function changeOf(id: string): number | null {
    const row = apartRows.get(id)
    if (row !== undefined) return apart.changes[row] ?? null
    const place = find(id)
    return place === null ? null : (place.segment.columns.changes[place.row] ?? null)
  }

  function apply(change: Change): 'applied' | 'stale' {
    const known = changeOf(change.id)
    if (known !== null && known >= change.change) return 'stale'
    appendRow(apart, change, names)
    if (!apartRows.has(change.id)) {
      const place = known === null ? null : find(change.id)
      if (place !== null) leave(place.segment, place.row)
    }
    apartRows.set(change.id, apart.size - 1)
    appliedCount += 1
    apartSegment = null
    if (isAsked && apart.size >= rowsApart) seal()
    return 'applied'
  }

  function rowsApartNow(): Uint32Array {
    return Uint32Array.from(apartRows.values())
  }

  function sealed(): Segment {
    apartSegment ??= finished(sealSegment(apart, rowsApartNow(), names))
    return apartSegment
  }

  function seal(): void {
    if (apartRows.size === 0) return
    segments = [...segments, sealed()]
    clearApart()
    startMerging()
  }

  function clearApart(): void {
    apart = createRowColumns(0, 0, 0)
    apartRows.clear()
    apartSegment = null
  }

  /** What is apart, however much it is; more may come meanwhile, and is then sealed at once. */
  async function sealInPieces(): Promise<void> {
    const changes = appliedCount
    const work = sealSegment(apart, rowsApartNow(), names)
    const segment = await finishedInPieces(work, () => isStopped)
    if (segment === null) return
    if (changes !== appliedCount) return seal()
    segments = [...segments, segment]
    clearApart()
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
    for (const segment of chosen) segment.gone = []
    const merged = await finishedInPieces(mergeSegments(chosen, names), () => isStopped)
    if (merged === null) return
    for (const { columns, gone } of chosen) {
      for (const row of gone ?? []) {
        const id = [...columns.ids.subarray(row * 4, row * 4 + 4)]
        const at = findId(merged.table, merged.columns.ids, fourOf(id))
        if (at >= 0) leave(merged, at)
      }
    }
    const first = segments.findIndex((segment) => chosen.includes(segment))
    const others = segments.filter((segment) => !chosen.includes(segment))
    segments = [...others.slice(0, first), merged, ...others.slice(first)]
  }

  return {
    apply,
    changeOf,

    /** All of them, what is apart included. */
    segments(): readonly Segment[] {
      isAsked = true
      return apartRows.size === 0 ? segments : [...segments, sealed()]
    },

    async settle(): Promise<void> {
      if (apartRows.size > 0) await sealInPieces()
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
      return segments.reduce((sum, { aliveCount }) => sum + aliveCount, apartRows.size)
    },

    get bytes() {
      return segments.reduce(
        (sum, segment) => sum + bytesOfSegment(segment),
        bytesOf(apart),
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
