import type { RankedMatch } from '../match-listings.ts'
import { topStateAt } from './block-kernels.ts'
import { ID_LENGTH } from './id-kernel.ts'
import type { Kernel } from './kernels.ts'
import type { Regions } from './layout.ts'
import {
  MANY_CANDIDATES,
  MOST_CANDIDATES,
  type Room,
  ROWS_AT,
  SCORES,
  TEXT_AT,
  topAt,
} from './room.ts'
import { compareIds } from './row-table.ts'

/**
 * The best rows so far: higher score first, then the lower id. `floor` is the least score that can still
 * get among them; -1 while there is room. Candidates are written down and counted by `keep`, c.f.
 * block-kernels.ts.
 */
export type TopRows = {
  readonly floor: number
  /** Forgets all. */
  begin(): void
  /** Takes note of the candidates that have come. */
  take(): void
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

/** Of the matches, and of those to check first. */
export type Tops = readonly [TopRows, TopRows]

const CANDIDATE_BYTES = 8
/** Room to sort in, for one TopRows after the other: places among the candidates. */
const sorted = new Int32Array(MOST_CANDIDATES)
/** Where the next one of each score comes. */
const starts = new Int32Array(SCORES)

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
  const at = topAt(which)
  const [floorAt, endAt] = topStateAt(which)
  let all = room.words
  const countsOf = () => all.subarray(at.counts / 4, at.counts / 4 + SCORES)
  const candidatesOf = () => all.subarray(at.candidates / 4)
  let [counts, candidates] = [countsOf(), candidatesOf()]
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

  /** To the kernel that writes candidates down. */
  const tell = () => {
    all[floorAt / 4] = floor
    all[endAt / 4] = at.candidates + size * CANDIDATE_BYTES
  }

  const best = () => bestPlaces(regions, { candidates, counts }, { size, floor, kept })

  const drop = () => {
    const left = best().flatMap((place) => [
      ...candidates.subarray(place * 2, place * 2 + 2),
    ])
    candidates.set(left)
    size = left.length / 2
    reaching = size
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
    begin: () => {
      if (all !== room.words) {
        all = room.words
        ;[counts, candidates] = [countsOf(), candidatesOf()]
      }
      counts.fill(0)
      size = 0
      floor = -1
      reaching = 0
      enough = kept
      tell()
    },
    take: () => {
      const before = size
      size = ((all[endAt / 4] ?? 0) - at.candidates) / CANDIDATE_BYTES
      reaching += size - before
      raise()
      if (size >= MANY_CANDIDATES) drop()
      tell()
    },
    foresee: (seenShare, nextShare) => {
      enough = mostAmong(kept, seenShare)
      raise()
      enough = mostAmong(kept, nextShare)
      tell()
    },
    isSure: (found) => reaching >= Math.min(kept, found),
    ranked: () => {
      const places = best()
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
    for (const place of places) all[end++] = candidates[place * 2] ?? 0
    ids(end * 4, regions.ids.byteOffset)
    return room.bytes.toString('latin1', TEXT_AT, TEXT_AT + places.length * ID_LENGTH)
  }
}

type Candidates = { candidates: Int32Array; counts: Int32Array }
type Limits = { size: number; floor: number; kept: number }

/** Places among the candidates, the best first: by score as they are counted, then by id. */
function bestPlaces(
  { ids }: Regions,
  { candidates, counts }: Candidates,
  limits: Limits,
): number[] {
  const { size, floor, kept } = limits
  const lowest = Math.max(floor, 0)
  let end = 0
  for (let score = SCORES - 1; score >= lowest; score -= 1) {
    starts[score] = end
    end += counts[score] ?? 0
  }
  for (let place = 0; place < size; place += 1) {
    const score = candidates[place * 2 + 1] ?? 0
    if (score < lowest) continue
    const at = starts[score] ?? 0
    sorted[at] = place
    starts[score] = at + 1
  }
  // Ids lie anywhere in memory: without a branch many of them are on their way at once.
  for (let at = 0; at < end; at += 1) {
    words[at] = ids[(candidates[(sorted[at] ?? 0) * 2] ?? 0) * 4] ?? 0
  }
  const of = { ids, candidates }
  const scoreAt = (at: number) => candidates[(sorted[at] ?? 0) * 2 + 1]
  const places: number[] = []
  for (let first = 0, next = 1; first < Math.min(end, kept); first = next, next += 1) {
    while (next < end && scoreAt(next) === scoreAt(first)) next += 1
    if (next > first + 1) sortByIds(of, first, next)
  }
  for (let at = 0; at < Math.min(end, kept); at += 1) places.push(sorted[at] ?? 0)
  return places
}

/** The first words of the ids of `sorted`. */
const words = new Uint32Array(MOST_CANDIDATES)
/** More than this many are sorted as numbers first, which is fast for many. */
const FEW = 32
/** The first word of an id and a place, in one number of 32 and 15 bits. */
const keys = new Float64Array(MOST_CANDIDATES)
const PLACES = 2 ** Math.ceil(Math.log2(MOST_CANDIDATES))

type Ids = { ids: Uint32Array; candidates: Int32Array }

/** Sorts a part of `sorted`, of one score. */
function sortByIds(of: Ids, first: number, end: number): void {
  if (end - first > FEW) sortAsNumbers(first, end)
  // Those whose first words are the same may still stand the wrong way round.
  for (let at = first + 1; at < end; at += 1) {
    const place = sorted[at] ?? 0
    const word = words[at] ?? 0
    let to = at
    for (; to > first; to -= 1) {
      const before = sorted[to - 1] ?? 0
      const wordBefore = words[to - 1] ?? 0
      if (wordBefore < word) break
      if (wordBefore === word && compareIds(of, rowAt(of, before), rowAt(of, place)) <= 0) {
        break
      }
      sorted[to] = before
      words[to] = wordBefore
    }
    sorted[to] = place
    words[to] = word
  }
}

function rowAt({ candidates }: Ids, place: number): number {
  return candidates[place * 2] ?? 0
}

function sortAsNumbers(first: number, end: number): void {
  const part = keys.subarray(0, end - first)
  for (let at = first; at < end; at += 1) {
    part[at - first] = (words[at] ?? 0) * PLACES + (sorted[at] ?? 0)
  }
  // oxlint-disable-next-line unicorn/no-array-sort -- in a room of its own, which is used again
  part.sort()
  for (let at = first; at < end; at += 1) {
    const key = part[at - first] ?? 0
    const word = Math.floor(key / PLACES)
    words[at] = word
    sorted[at] = key - word * PLACES
  }
}

/**
 * Of the best of all, this share should be among the rows seen; two more than 2.5 standard deviations
 * above it almost never are.
 */
function mostAmong(kept: number, share: number): number {
  const expected = kept * share
  return Math.min(kept, Math.ceil(expected + 2.5 * Math.sqrt(expected) + 2))
}
