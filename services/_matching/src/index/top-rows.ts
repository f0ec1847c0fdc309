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

type Candidate = { row: number; score: number }

/** Above the highest score, 1000 tenths. */
const SCORES = 2048
/** Many rows may share the floor's score; from here on the worse ones of them are dropped. */
const MOST_CANDIDATES = 2048

/** Room to count in, for one TopRows after the other. */
export function topRoom(): Int32Array {
  return new Int32Array(SCORES)
}

/** Counts candidates by score: the floor is the score that as many reach as are kept. */
export function createTopRows(regions: Regions, kept: number, room = topRoom()): TopRows {
  const { ids } = regions
  const counts = room.fill(0)
  let candidates: Candidate[] = []
  /** How many candidates have the floor's score or more. */
  let reaching = 0
  /** The first word of the worst id that is kept with the floor's score. */
  let floorWord = Infinity

  const best = () =>
    candidates
      .filter(({ score }) => score >= top.floor)
      .toSorted((a, b) => b.score - a.score || compareIds(regions, a.row, b.row))
      .slice(0, kept)

  const drop = () => {
    candidates = best()
    const worst = candidates.at(-1)
    counts.fill(0)
    for (const { score } of candidates) counts[score] = (counts[score] ?? 0) + 1
    reaching = candidates.length
    if (worst !== undefined) floorWord = ids[worst.row * 4] ?? Infinity
  }

  const top: TopRows = {
    floor: -1,
    offer: (score, row) => {
      if (score < top.floor) return
      if (score === top.floor && (ids[row * 4] ?? 0) > floorWord) return
      candidates.push({ row, score })
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
      if (candidates.length >= MOST_CANDIDATES) drop()
    },
    ranked: () =>
      best().map(({ row, score }) => ({
        scholarshipId: idOfRow(regions, row),
        preTenths: score,
      })),
  }
  return top
}
