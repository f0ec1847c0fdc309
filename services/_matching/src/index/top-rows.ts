import type { Regions } from './layout.ts'
import { compareIds } from './row-table.ts'

/**
 * The best rows so far, as a heap with the worst on top: higher score first, then the lower id. `floor`
 * is the least score that can still get in; -1 while there is room.
 */
export type TopRows = {
  floor: number
  offer(score: number, row: number): void
  rows(): { row: number; score: number }[]
}

export function createTopRows(regions: Regions, kept: number): TopRows {
  const scores = new Int32Array(kept)
  const rows = new Int32Array(kept)
  const { ids } = regions
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

  /** Of the worst row's id; most rows of the floor's score are seen to be worse by it. */
  let floorWord = 0

  const top: TopRows = {
    floor: -1,
    offer: (score, row) => {
      if (size < kept) rise(score, row)
      else {
        if (score < top.floor) return
        if (score === top.floor && (ids[row * 4] ?? 0) > floorWord) return
        if (isWorse(score, row, 0)) return
        sink(score, row)
      }
      if (size < kept) return
      top.floor = scores[0] ?? 0
      floorWord = ids[(rows[0] ?? 0) * 4] ?? 0
    },
    rows: () =>
      Array.from({ length: size }, (_, at) => ({
        row: rows[at] ?? 0,
        score: scores[at] ?? 0,
      })),
  }
  return top
}
