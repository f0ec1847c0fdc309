import type { RankedMatch } from '../match-listings.ts'
import { ID_LENGTH } from './id-kernel.ts'
import type { Kernel } from './kernels.ts'
import type { Regions } from './layout.ts'
import { MANY_CANDIDATES, type Room, ROWS_AT, SCORES, TEXT_AT, topAt } from './room.ts'
import { compareIds } from './row-table.ts'

/**
 * The best rows so far: higher score first, then the lower id. `floor` is the least score that can still
 * get among them; -1 while there is room. Candidates are written down and counted by `scan`.
 */
export type TopRows = {
  readonly floor: number
  /** Where the next candidate comes. */
  readonly end: number
  /** Of the candidates, by score. */
  readonly countsAt: number
  /** Takes note of the candidates that have come, up to `end`. */
  take(end: number): void
  /**
   * Raises the floor before all rows are seen: to what the best of all will reach, as it seems.
   * `nextShare` will have been seen when it is called again.
   */
  foresee(seenShare: number, nextShare: number): void
  /** Whether the best are among the candidates, of `found` that could have been. */
  isSure(found: number): boolean
  /** The best, in order. */
  ranked(): RankedMatch[]
}

const CANDIDATE_BYTES = 8
/** Room to sort in, for one TopRows after the other. */
const order = new Float64Array(MANY_CANDIDATES)

type Options = {
  regions: Regions
  room: Room
  ids: Kernel
  /** c.f. topAt */
  which: number
  kept: number
}

/** The floor is the score that as many candidates reach as are kept. */
export function createTopRows({ regions, room, ids, which, kept }: Options): TopRows {
  const { words } = room
  const at = topAt(which)
  const counts = words.subarray(at.counts / 4, at.counts / 4 + SCORES)
  const candidates = words.subarray(at.candidates / 4)
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
    while (floor < SCORES) {
      const left = reaching - (counts[floor] ?? 0)
      if (left < enough) return
      reaching = left
      floor += 1
    }
  }

  /** Keeps the best, a piece of the list after the other. */
  const drop = () => {
    let count = 0
    for (let from = 0; from < size;) {
      const more = Math.min(MANY_CANDIDATES - count, size - from)
      candidates.copyWithin(count * 2, from * 2, (from + more) * 2)
      const best = bestPlaces(regions, candidates, { size: count + more, floor, kept })
      const left = best.flatMap((place) => [
        ...candidates.subarray(place * 2, place * 2 + 2),
      ])
      candidates.set(left)
      count = best.length
      from += more
    }
    size = count
    reaching = count
    counts.fill(0)
    for (let place = 0; place < size; place += 1) {
      const score = candidates[place * 2 + 1] ?? 0
      counts[score] = (counts[score] ?? 0) + 1
    }
  }

  return {
    get floor() {
      return floor
    },
    get end() {
      return at.candidates + size * CANDIDATE_BYTES
    },
    countsAt: at.counts,
    take: (end) => {
      const before = size
      size = (end - at.candidates) / CANDIDATE_BYTES
      reaching += size - before
      raise()
      if (size >= MANY_CANDIDATES) drop()
    },
    foresee: (seenShare, nextShare) => {
      enough = mostAmong(kept, seenShare)
      raise()
      enough = mostAmong(kept, nextShare)
    },
    isSure: (found) => reaching >= Math.min(kept, found),
    ranked: () => {
      if (size > MANY_CANDIDATES) drop()
      const places = bestPlaces(regions, candidates, { size, floor, kept })
      const text = idsOf(places)
      return places.map((place, rank) => ({
        scholarshipId: text.slice(rank * ID_LENGTH, (rank + 1) * ID_LENGTH),
        preTenths: candidates[place * 2 + 1] ?? 0,
      }))
    },
  }

  function idsOf(places: readonly number[]): string {
    if (places.length === 0) return ''
    let end = ROWS_AT / 4
    for (const place of places) words[end++] = candidates[place * 2] ?? 0
    ids(end * 4, regions.ids.byteOffset)
    return room.bytes.toString('latin1', TEXT_AT, TEXT_AT + places.length * ID_LENGTH)
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
  candidates: Int32Array,
  { size, floor, kept }: { size: number; floor: number; kept: number },
): number[] {
  const { ids } = regions
  let count = 0
  for (let place = 0; place < size; place += 1) {
    const score = candidates[place * 2 + 1] ?? 0
    if (score < floor) continue
    const word = ids[(candidates[place * 2] ?? 0) * 4] ?? 0
    order[count++] = ((SCORES - 1 - score) * 2 ** 32 + word) * MANY_CANDIDATES + place
  }
  // oxlint-disable-next-line unicorn/no-array-sort -- in a room of its own, which is used again
  const sorted = order.subarray(0, count).sort()
  const places: number[] = []
  for (const packed of sorted) places.push(packed % MANY_CANDIDATES)
  sortTwins(regions, { candidates, sorted, places })
  return places.slice(0, kept)
}

/** Those of one score whose ids begin with the same word. */
function sortTwins(
  regions: Regions,
  {
    candidates,
    sorted,
    places,
  }: { candidates: Int32Array; sorted: Float64Array; places: number[] },
): void {
  const keyAt = (at: number) => Math.floor((sorted[at] ?? 0) / MANY_CANDIDATES)
  const rowAt = (place: number) => candidates[place * 2] ?? 0
  for (let first = 0, end = 1; first < places.length; first = end, end += 1) {
    while (end < places.length && keyAt(end) === keyAt(first)) end += 1
    if (end === first + 1) continue
    const twins = places
      .slice(first, end)
      .toSorted((a, b) => compareIds(regions, rowAt(a), rowAt(b)))
    for (const [at, place] of twins.entries()) places[first + at] = place
  }
}
