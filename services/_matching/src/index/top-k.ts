import type { RankedMatch } from '../match-listings.ts'
import { AHEAD_TENTHS } from '../match-rank.ts'
import type { Regions } from './layout.ts'
import { compareIds, idsOfRows } from './row-table.ts'

/** The best rows so far: higher score first, then the lower id. */
export type TopK = {
  /** The lowest score that can still get among the best; -1 while there are too few. */
  readonly floor: number
  /** Forgets all rows. */
  begin(): void
  add(row: number, score: number): void
  /**
   * Raises the floor before all rows are seen, to the score that the best of all rows are expected to reach,
   * judging by the best of the share that was seen.
   */
  raise(seenShare: number): void
  /** Whether the rows added include the best, out of `found` rows that there were. */
  isSure(found: number): boolean
  /** The best, in order. */
  ranked(): RankedMatch[]
}

/** Above the highest score, which is AHEAD_TENTHS and 1000 tenths; a power of two. */
const SCORES = 2 * AHEAD_TENTHS
const FIRST_SIZE = 2048

export function createTopK(regions: Regions, kept: number): TopK {
  const counts = new Int32Array(SCORES)
  let rows = new Int32Array(FIRST_SIZE)
  let scores = new Int32Array(FIRST_SIZE)
  let size = 0
  let floor = -1
  /** How many rows reach the floor. */
  let reaching = 0

  return {
    get floor() {
      return floor
    },
    begin: () => {
      counts.fill(0)
      size = 0
      floor = -1
      reaching = 0
    },
    add: (row, score) => {
      if (score < floor) return
      if (size === rows.length) {
        rows = doubled(rows)
        scores = doubled(scores)
      }
      // A half-applied row may have any score.
      const counted = score & (SCORES - 1)
      rows[size] = row
      scores[size] = counted
      size += 1
      counts[counted] = (counts[counted] ?? 0) + 1
      reaching += 1
    },
    raise: (seenShare) => {
      const enough = mostAmong(kept, seenShare)
      if (reaching < enough) return
      for (floor = Math.max(floor, 0); floor < SCORES; floor += 1) {
        const left = reaching - (counts[floor] ?? 0)
        if (left < enough) return
        reaching = left
      }
    },
    isSure: (found) => reaching >= Math.min(kept, found),
    ranked: () => {
      const places = sortedPlaces({ regions, rows, scores, size }, floor).slice(0, kept)
      const ids = idsOfRows(
        regions,
        places.map((at) => rows[at] ?? 0),
      )
      return ids.map((scholarshipId, rank) => ({
        scholarshipId,
        ...rankOf(scores[places[rank] ?? 0] ?? 0),
      }))
    },
  }
}

function rankOf(score: number): Omit<RankedMatch, 'scholarshipId'> {
  const isRoundOver = score < AHEAD_TENTHS
  return { preTenths: isRoundOver ? score : score - AHEAD_TENTHS, isRoundOver }
}

function doubled(numbers: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  const longer = new Int32Array(numbers.length * 2)
  longer.set(numbers)
  return longer
}

/**
 * How many of the best the rows seen may hold: this share of them is expected, and two more than 2.5 standard
 * deviations above that is almost never exceeded.
 */
function mostAmong(kept: number, share: number): number {
  const expected = kept * share
  return Math.min(kept, Math.ceil(expected + 2.5 * Math.sqrt(expected) + 2))
}

type Scored = { regions: Regions; rows: Int32Array; scores: Int32Array; size: number }

/** Score, first word of the id and place, packed into one number of 11, 32 and 10 binary digits. */
const PLACES = 2 ** 10
const WORDS = 2 ** 32
const keys = new Float64Array(PLACES)

/**
 * The places of the rows that reach the floor, in order. Sorting numbers is faster than sorting with a comparison
 * function.
 */
function sortedPlaces({ regions, rows, scores, size }: Scored, floor: number): number[] {
  const { ids } = regions
  const places: number[] = []
  for (let at = 0; at < size; at += 1) {
    if ((scores[at] ?? 0) >= floor) places.push(at)
  }
  const byRank = (a: number, b: number) =>
    (scores[b] ?? 0) - (scores[a] ?? 0) || compareIds(regions, rows[a] ?? 0, rows[b] ?? 0)
  if (places.length > PLACES) return places.toSorted(byRank)
  for (let number = 0; number < places.length; number += 1) {
    const at = places[number] ?? 0
    const rank = (SCORES - 1 - (scores[at] ?? 0)) * WORDS + (ids[(rows[at] ?? 0) * 4] ?? 0)
    keys[number] = rank * PLACES + number
  }
  // oxlint-disable-next-line unicorn/no-array-sort -- in memory of its own, which is used again
  const sorted = keys.subarray(0, places.length).sort()
  const ordered: number[] = []
  let isSure = true
  let before = -1
  for (let number = 0; number < sorted.length; number += 1) {
    const key = sorted[number] ?? 0
    const rank = Math.floor(key / PLACES)
    if (rank === before) isSure = false
    before = rank
    ordered.push(places[key - rank * PLACES] ?? 0)
  }
  return isSure ? ordered : places.toSorted(byRank)
}
