import type { RankedMatch } from '../match-listings.ts'
import type { Regions } from './layout.ts'
import { compareIds, idsOfRows } from './row-table.ts'

/**
 * The best rows so far: higher score first, then the lower id. `floor` is the least score that can still
 * get among them; -1 while there is room.
 */
export type TopRows = {
  readonly floor: number
  offer(score: number, row: number): void
  /**
   * Raises the floor before all rows are seen: to what the best of all will reach, as it seems.
   * `nextShare` will have been seen when it is called again.
   */
  foresee(seenShare: number, nextShare: number): void
  /** Whether the best are among those that were offered, of `found` that could have been. */
  isSure(found: number): boolean
  /** The best, in order. */
  ranked(): RankedMatch[]
}

/** Above the highest score, 1000 tenths. */
const SCORES = 1024
/** Many rows may share the floor's score; from here on the worse ones of them are dropped. */
const MOST_CANDIDATES = 2048

/** Room to work in, for one TopRows after the other. */
export type TopRoom = {
  /** Candidates by score. */
  counts: Int32Array
  scores: Int32Array
  rows: Int32Array
  order: Float64Array
}

export function createTopRoom(): TopRoom {
  return {
    counts: new Int32Array(SCORES),
    scores: new Int32Array(MOST_CANDIDATES),
    rows: new Int32Array(MOST_CANDIDATES),
    order: new Float64Array(MOST_CANDIDATES),
  }
}

/** Counts candidates by score: the floor is the score that as many reach as are kept. */
export function createTopRows(
  regions: Regions,
  kept: number,
  room = createTopRoom(),
): TopRows {
  const { rows, scores, counts } = room
  counts.fill(0)
  let size = 0
  let floor = -1
  /** How many candidates have the floor's score or more. */
  let reaching = 0
  /** So many must have it for the floor to rise. */
  let enough = kept

  const raise = () => {
    if (reaching < enough) return
    if (floor < 0) floor = 0
    for (;;) {
      const left = reaching - (counts[floor] ?? 0)
      if (left < enough) return
      reaching = left
      floor += 1
    }
  }

  const drop = () => {
    const best = bestPlaces(regions, room, { size, floor, kept })
    const left = best.map((at) => ({ row: rows[at] ?? 0, score: scores[at] ?? 0 }))
    counts.fill(0)
    for (const [at, { row, score }] of left.entries()) {
      rows[at] = row
      scores[at] = score
      counts[score] = (counts[score] ?? 0) + 1
    }
    size = left.length
    reaching = size
  }

  return {
    get floor() {
      return floor
    },
    offer: (score, row) => {
      if (score < floor) return
      rows[size] = row
      scores[size] = score
      size += 1
      counts[score] = (counts[score] ?? 0) + 1
      reaching += 1
      raise()
      if (size === MOST_CANDIDATES) drop()
    },
    foresee: (seenShare, nextShare) => {
      enough = mostAmong(kept, seenShare)
      raise()
      enough = mostAmong(kept, nextShare)
    },
    isSure: (found) => reaching >= Math.min(kept, found),
    ranked: () => {
      const places = bestPlaces(regions, room, { size, floor, kept })
      const ids = idsOfRows(
        regions,
        places.map((at) => rows[at] ?? 0),
      )
      return places.map((at, rank) => ({
        scholarshipId: ids[rank] ?? '',
        preTenths: scores[at] ?? 0,
      }))
    },
  }
}

/**
 * Of the best of all, this share should be among the rows seen; more than four standard deviations above
 * it almost never are.
 */
function mostAmong(kept: number, share: number): number {
  const expected = kept * share
  return Math.min(kept, Math.ceil(expected + 4 * Math.sqrt(expected) + 2))
}

/**
 * Places among the candidates, the best first. How far a score is below the highest, the first word of
 * the id, and the place are one number (10, 32 and 11 bits), for those are sorted fastest.
 */
function bestPlaces(
  regions: Regions,
  { rows, scores, order }: TopRoom,
  { size, floor, kept }: { size: number; floor: number; kept: number },
): number[] {
  const { ids } = regions
  let count = 0
  for (let at = 0; at < size; at += 1) {
    const below = SCORES - 1 - (scores[at] ?? 0)
    if (below >= SCORES - floor) continue
    const word = ids[(rows[at] ?? 0) * 4] ?? 0
    order[count++] = (below * 2 ** 32 + word) * MOST_CANDIDATES + at
  }
  // oxlint-disable-next-line unicorn/no-array-sort -- in a room of its own, which is used again
  const sorted = order.subarray(0, count).sort()
  const places: number[] = []
  for (const packed of sorted) places.push(packed % MOST_CANDIDATES)
  sortTwins(regions, { rows, sorted, places })
  return places.slice(0, kept)
}

/** Those of one score whose ids begin with the same word. */
function sortTwins(
  regions: Regions,
  { rows, sorted, places }: { rows: Int32Array; sorted: Float64Array; places: number[] },
): void {
  const keyAt = (at: number) => Math.floor((sorted[at] ?? 0) / MOST_CANDIDATES)
  const isAfter = (a: number, b: number) =>
    compareIds(regions, rows[a] ?? 0, rows[b] ?? 0) > 0
  for (let first = 0, end = 1; first < places.length; first = end, end += 1) {
    while (end < places.length && keyAt(end) === keyAt(first)) end += 1
    if (end === first + 1) continue
    const twins = places.slice(first, end).toSorted((a, b) => (isAfter(a, b) ? 1 : -1))
    for (const [at, place] of twins.entries()) places[first + at] = place
  }
}
