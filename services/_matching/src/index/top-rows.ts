import type { Regions } from './layout.ts'
import { compareIds } from './row-table.ts'

/**
 * The best rows so far, as a heap with the worst on top: higher score first, then the lower id. `floor`
 * is the least score that can still get in; -1 while there is room.
 */
export type TopRows = {
  floor: number
  /** Answers the floor. */
  offer(score: number, row: number): number
  rows(): { row: number; score: number }[]
}

export function createTopRows(regions: Regions, kept: number): TopRows {
  const scores = new Int32Array(kept)
  const rows = new Int32Array(kept)
  let size = 0

  const isWorse = (score: number, row: number, at: number) => {
    const other = scores[at] ?? 0
    if (score !== other) return score < other
    return compareIds(regions, row, rows[at] ?? 0) > 0
  }
  const put = (at: number, score: number, row: number) => {
    scores[at] = score
    rows[at] = row
  }
  const rise = (score: number, row: number) => {
    let at = size
    size += 1
    while (at > 0) {
      const parent = (at - 1) >> 1
      if (!isWorse(score, row, parent)) break
      put(at, scores[parent] ?? 0, rows[parent] ?? 0)
      at = parent
    }
    put(at, score, row)
  }
  const sink = (score: number, row: number) => {
    let at = 0
    for (;;) {
      let child = 2 * at + 1
      if (child >= size) break
      const next = child + 1
      if (next < size && isWorse(scores[next] ?? 0, rows[next] ?? 0, child)) child = next
      if (isWorse(score, row, child)) break
      put(at, scores[child] ?? 0, rows[child] ?? 0)
      at = child
    }
    put(at, score, row)
  }

  const top: TopRows = {
    floor: -1,
    offer: (score, row) => {
      if (size < kept) rise(score, row)
      else if (!isWorse(score, row, 0)) sink(score, row)
      if (size === kept) top.floor = scores[0] ?? 0
      return top.floor
    },
    rows: () =>
      Array.from({ length: size }, (_, at) => ({
        row: rows[at] ?? 0,
        score: scores[at] ?? 0,
      })),
  }
  return top
}
