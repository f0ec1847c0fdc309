import type { RankedMatch } from '../match-listings.ts'
import type { Regions } from './layout.ts'
import { compareIds, idsOfRows } from './row-table.ts'

/** The best rows so far: higher score first, then the lower id. */
export type TopK = {
  /** The least score that can still get among them; -1 while there are too few. */
  readonly floor: number
  add(row: number, score: number): void
  /** Raises the floor to what the rows so far reach. */
  raise(): void
  /**
   * Raises the floor further before all rows are seen: to what the best of all will reach, as those of the
   * seen share let expect.
   */
  foresee(seenShare: number): void
  /** Whether the best are among the rows added, of `found` that there were. */
  isSure(found: number): boolean
  /** The best, in order. */
  ranked(): RankedMatch[]
}

/** Above the highest score, 1000 tenths. */
const SCORES = 1024

export function createTopK(regions: Regions, kept: number): TopK {
  const counts = new Int32Array(SCORES)
  const rows: number[] = []
  const scores: number[] = []
  let floor = -1
  /** How many rows reach the floor. */
  let reaching = 0
  const raise = (enough: number) => {
    if (reaching < enough) return
    if (floor < 0) floor = 0
    for (; floor < SCORES; floor += 1) {
      const left = reaching - (counts[floor] ?? 0)
      if (left < enough) return
      reaching = left
    }
  }
  return {
    get floor() {
      return floor
    },
    add: (row, score) => {
      if (score < floor) return
      // A row that is half applied may score anything.
      const counted = score & (SCORES - 1)
      counts[counted] = (counts[counted] ?? 0) + 1
      reaching += 1
      rows.push(row)
      scores.push(score)
    },
    raise: () => raise(kept),
    foresee: (share) => raise(mostAmong(kept, share)),
    isSure: (found) => reaching >= Math.min(kept, found),
    ranked: () => {
      const best = sortedPlaces(regions, rows, scores, floor).slice(0, kept)
      const ids = idsOfRows(regions, best.map((at) => rows[at] ?? 0))
      return best.map((at, rank) => ({
        scholarshipId: ids[rank] ?? '',
        preTenths: scores[at] ?? 0,
      }))
    },
  }
}

/** Places fit into one number together with a score and a word of an id. */
const PLACES = 2 ** 11
const WORDS = 2 ** 32
const keys = new Float64Array(PLACES)

/** The places of those that reach the floor, in order. Numbers sort much faster than pairs. */
function sortedPlaces(
  regions: Regions,
  rows: readonly number[],
  scores: readonly number[],
  floor: number,
): number[] {
  const places: number[] = []
  for (let at = 0; at < rows.length; at += 1) {
    if ((scores[at] ?? 0) >= floor) places.push(at)
  }
  const compare = (a: number, b: number) =>
    (scores[b] ?? 0) - (scores[a] ?? 0) ||
    compareIds(regions, rows[a] ?? 0, rows[b] ?? 0)
  if (places.length > PLACES) return places.toSorted(compare)
  for (const [number, at] of places.entries()) {
    const word = regions.ids[(rows[at] ?? 0) * 4] ?? 0
    keys[number] = ((SCORES - 1 - (scores[at] ?? 0)) * WORDS + word) * PLACES + number
  }
  const sorted = keys.subarray(0, places.length).sort()
  const ordered = Array.from(sorted, (key) => places[key % PLACES] ?? 0)
  const isSure = sorted.every(
    (key, at) => at === 0 || Math.floor(key / PLACES) !== Math.floor((sorted[at - 1] ?? 0) / PLACES),
  )
  return isSure ? ordered : ordered.sort(compare)
}

/**
 * Of the best of all, this share should be among the rows seen; two more than 2.5 standard deviations
 * above it almost never are.
 */
function mostAmong(kept: number, share: number): number {
  const expected = kept * share
  return Math.min(kept, Math.ceil(expected + 2.5 * Math.sqrt(expected) + 2))
}
