import type { RankedMatch } from '../match-listings.ts'
import type { Regions } from './layout.ts'
import { compareIds, idOfRow } from './row-table.ts'

/**
 * The best rows so far: higher score first, then the lower id. `floor` is the least score that can still
 * get among them; -1 while there is room.
 */
export type TopRows = {
  floor: number
  offer(score: number, row: number): void
  /** The best, in order. */
  ranked(): RankedMatch[]
}

/** Above the highest score, 1000 tenths. */
const SCORES = 2048
/** Many rows may share the floor's score; from here on the worse ones of them are dropped. */
const MOST_CANDIDATES = 2048

/** Room to work in, for one TopRows after the other. */
export type TopRoom = { counts: Int32Array; rows: Int32Array; scores: Int32Array }

export function createTopRoom(): TopRoom {
  return {
    counts: new Int32Array(SCORES),
    rows: new Int32Array(MOST_CANDIDATES),
    scores: new Int32Array(MOST_CANDIDATES),
  }
}

/** Counts candidates by score: the floor is the score that as many reach as are kept. */
export function createTopRows(
  regions: Regions,
  kept: number,
  room = createTopRoom(),
): TopRows {
  const { ids } = regions
  const { rows, scores } = room
  const counts = room.counts.fill(0)
  let size = 0
  /** How many candidates have the floor's score or more. */
  let reaching = 0
  /** The first word of the worst id that is kept with the floor's score. */
  let floorWord = Infinity

  /** Places among the candidates, the best first. */
  const best = (): number[] => {
    const places: number[] = []
    for (let at = 0; at < size; at += 1) {
      if ((scores[at] ?? 0) >= top.floor) places.push(at)
    }
    return places
      .toSorted(
        (a, b) =>
          (scores[b] ?? 0) - (scores[a] ?? 0) ||
          compareIds(regions, rows[a] ?? 0, rows[b] ?? 0),
      )
      .slice(0, kept)
  }

  const drop = () => {
    const left = best().map((at) => ({ row: rows[at] ?? 0, score: scores[at] ?? 0 }))
    counts.fill(0)
    for (const [at, { row, score }] of left.entries()) {
      rows[at] = row
      scores[at] = score
      counts[score] = (counts[score] ?? 0) + 1
    }
    size = left.length
    reaching = size
    floorWord = ids[(left.at(-1)?.row ?? 0) * 4] ?? Infinity
  }

  const top: TopRows = {
    floor: -1,
    offer: (score, row) => {
      if (score < top.floor) return
      if (score === top.floor && (ids[row * 4] ?? 0) > floorWord) return
      rows[size] = row
      scores[size] = score
      size += 1
      counts[score] = (counts[score] ?? 0) + 1
      reaching += 1
      if (reaching < kept) return
      // Up, as long as enough of them are above.
      let floor = Math.max(0, top.floor)
      while (reaching - (counts[floor] ?? 0) >= kept) {
        reaching -= counts[floor] ?? 0
        floor += 1
        floorWord = Infinity
      }
      top.floor = floor
      if (size === MOST_CANDIDATES) drop()
    },
    ranked: () =>
      best().map((at) => ({
        scholarshipId: idOfRow(regions, rows[at] ?? 0),
        preTenths: scores[at] ?? 0,
      })),
  }
  return top
}
