import { setImmediate } from 'node:timers/promises'
import { hasBit } from './bitset-arena.ts'
import { findId } from './id-table.ts'
import { idWords } from './id-words.ts'
import type { Dictionaries } from './row-columns.ts'
import { deleteRow, LIVE_ROWS, type Segment } from './segment.ts'
import { mergeSegments } from './write-segment.ts'

/** How many segments of one magnitude are merged into one. */
const MERGE_FACTOR = 8
/** After this long, a merge yields to other work. */
const PAUSE_AFTER_MS = 3

/**
 * Segments, of which small ones are merged into larger ones in the background, so that a change is rewritten few
 * times and a search reads few segments.
 */
export function createSegmentList(dictionaries: Dictionaries) {
  let segments: readonly Segment[] = []
  let merging: Promise<void> | null = null
  const stopped = new AbortController()

  function startMerging(): void {
    if (merging !== null || stopped.signal.aborted) return
    const chosen = segmentsToMerge(segments)
    if (chosen !== null) merging = mergeAndGoOn(chosen)
  }

  async function mergeAndGoOn(chosen: readonly Segment[]): Promise<void> {
    try {
      await merge(chosen)
    } catch {
      // Searches work without the merge; the segments are merged together with later ones.
      return
    } finally {
      merging = null
    }
    startMerging()
  }

  async function merge(chosen: readonly Segment[]): Promise<void> {
    const merged = await mergedInPieces(chosen, dictionaries, stopped.signal)
    if (merged !== null) segments = replaced(segments, chosen, merged)
  }

  /** One merge may start the next one. */
  async function mergingEnds(): Promise<void> {
    if (merging === null) return
    await merging
    return mergingEnds()
  }

  return {
    all: () => segments,

    find: (id: string) => findRow(segments, id),

    add(segment: Segment): void {
      segments = [...segments, segment]
    },

    startMerging,

    /** Merges all into one segment, after the merges that are under way. */
    async mergeAll(): Promise<void> {
      await mergingEnds()
      if (segments.length < 2 || stopped.signal.aborted) return
      merging = merge(segments).finally(() => {
        merging = null
      })
      await merging
    },

    stopped: stopped.signal,

    async stop(): Promise<void> {
      stopped.abort()
      await merging
    },
  }
}

function findRow(
  segments: readonly Segment[],
  id: string,
): { segment: Segment; row: number } | null {
  const words = idWords(id)
  for (const segment of segments) {
    const row = findId(segment.table, segment.columns.ids, words)
    // An earlier segment may still contain the row as deleted.
    if (row >= 0 && hasBit(segment.arena, LIVE_ROWS, row)) return { segment, row }
  }
  return null
}

/** Puts the merged segment in the place of the first of the chosen ones. */
function replaced(
  segments: readonly Segment[],
  chosen: readonly Segment[],
  merged: Segment,
): Segment[] {
  const first = segments.findIndex((segment) => chosen.includes(segment))
  const others = segments.filter((segment) => !chosen.includes(segment))
  return [...others.slice(0, first), merged, ...others.slice(first)]
}

/** Merges segments into one, leaving out rows deleted meanwhile; null if it was stopped. */
async function mergedInPieces(
  chosen: readonly Segment[],
  dictionaries: Dictionaries,
  stopped: AbortSignal,
): Promise<Segment | null> {
  for (const segment of chosen) segment.tombstones = []
  const merged = await inPieces(mergeSegments(chosen, dictionaries), stopped)
  if (merged === null) return null
  for (const { columns, tombstones } of chosen) {
    for (const row of tombstones ?? []) {
      const [a = 0, b = 0, c = 0, d = 0] = columns.ids.subarray(row * 4, row * 4 + 4)
      const at = findId(merged.table, merged.columns.ids, [a, b, c, d])
      if (at >= 0) deleteRow(merged, at)
    }
  }
  return merged
}

function magnitude({ columns }: Segment): number {
  return Math.floor(Math.log(columns.size) / Math.log(MERGE_FACTOR))
}

/** The segments of the smallest magnitude that has enough of them; null if none has. */
function segmentsToMerge(segments: readonly Segment[]): Segment[] | null {
  const groups = [...Map.groupBy(segments, magnitude)].toSorted(([a], [b]) => a - b)
  return groups.find(([, group]) => group.length >= MERGE_FACTOR)?.[1] ?? null
}

/** Runs work with pauses for other work; null if it was stopped. */
export async function inPieces<T>(
  work: Generator<void, T>,
  stopped: AbortSignal,
): Promise<T | null> {
  for (let since = performance.now(); ;) {
    const step = work.next()
    if (step.done === true) return step.value
    if (performance.now() - since < PAUSE_AFTER_MS) continue
    await setImmediate()
    if (stopped.aborted) return null
    since = performance.now()
  }
}
