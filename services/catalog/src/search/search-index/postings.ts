import { type BitsetArena, hasBit, setBit } from './bitset-arena.ts'

/** Sets of rows by number: a large one is a bitset of the arena, a small one a list of rows. */
export type Postings = {
  /** By set: a bitset's number, FROM_LIST less the place in `spans`, or NOWHERE. */
  readonly places: Places
  /** Start and end in `lists`, two places each. */
  readonly spans: Uint32Array
  /** Rows in order. */
  readonly lists: Uint32Array
}

/** Sets that came later are not in it. */
type Places = Int32Array | ReadonlyMap<number, number>

const FROM_LIST = -1
const NOWHERE = -0x8000_0000

/**
 * Counts first, so that all room is known; then fills in the order of rows.
 * @param o.rowsForEachListed a set with more rows than one of so many is a bitset
 */
export function createPostingsBuilder(
  sets: number,
  { rowsForEachListed }: { rowsForEachListed: number },
) {
  const isLarge = (count: number, rows: number) => count * rowsForEachListed > rows
  const counts = takeZeros(sets)
  const seen: number[] = []
  return {
    count(set: number): void {
      if (counts[set] === 0) seen.push(set)
      counts[set] = (counts[set] ?? 0) + 1
    },

    /** How many bitsets are needed. */
    bitsets(rows: number): number {
      return seen.filter((set) => isLarge(counts[set] ?? 0, rows)).length
    },

    /** @param firstBitset of the arena; as many as `bitsets` said are filled by `add` */
    open(arena: BitsetArena, firstBitset: number, rows: number) {
      const isDense = seen.length * MAP_ENTRY_WORDS > sets
      const array = isDense ? new Int32Array(sets).fill(NOWHERE) : null
      const map = new Map<number, number>()
      const put = (set: number, place: number) => {
        if (array === null) map.set(set, place)
        else array[set] = place
      }
      const spans = new Uint32Array(seen.length * 2)
      let bitset = firstBitset
      let listed = 0
      let total = 0
      // From now on: the place in `lists` of the next row, or less than 0 for bitsets.
      const cursors = counts
      for (const set of seen) {
        const count = counts[set] ?? 0
        if (isLarge(count, rows)) {
          put(set, bitset)
          cursors[set] = -1 - bitset
          bitset += 1
        } else {
          put(set, FROM_LIST - listed)
          spans[listed * 2] = total
          spans[listed * 2 + 1] = total + count
          cursors[set] = total
          listed += 1
          total += count
        }
      }
      const lists = new Uint32Array(total)
      return {
        add(set: number, row: number): void {
          const cursor = cursors[set] ?? 0
          if (cursor < 0) return setBit(arena, -1 - cursor, row)
          lists[cursor] = row
          cursors[set] = cursor + 1
        },
        /** When all rows are added. */
        close(): void {
          for (const set of seen) counts[set] = 0
          spareZeros.push(counts)
          if (spareZeros.length > MOST_SPARE) spareZeros.shift()
        },
        directory: { places: array ?? map, spans, lists } satisfies Postings,
      }
    },
  }
}

function placeOf(places: Places, set: number): number {
  return (places instanceof Int32Array ? places[set] : places.get(set)) ?? NOWHERE
}

/** What an entry of a Map takes, about. */
const MAP_ENTRY_WORDS = 8

/** Numbers by set, all 0, used again: a small segment has few of the sets that there are. */
const spareZeros: Int32Array[] = []
const MOST_SPARE = 2

function takeZeros(length: number): Int32Array {
  const fitting = spareZeros.findIndex((spare) => spare.length >= length)
  const [spare] = fitting < 0 ? [] : spareZeros.splice(fitting, 1)
  return spare ?? new Int32Array(length + (length >> 2))
}

/** Adds the rows of a set to a bitset. */
export function unionPostings(
  arena: BitsetArena,
  target: number,
  { places, spans, lists }: Postings,
  set: number | undefined,
): void {
  const place = set === undefined ? NOWHERE : placeOf(places, set)
  if (place === NOWHERE) return
  if (place >= 0) return arena.or(target, target, place)
  const span = (FROM_LIST - place) * 2
  for (let n = spans[span] ?? 0; n < (spans[span + 1] ?? 0); n += 1) {
    setBit(arena, target, lists[n] ?? 0)
  }
}

/** Writes the rows of a set that are in another bitset; false: it has none. */
export function intersectPostings(
  arena: BitsetArena,
  target: number,
  within: number,
  { places, spans, lists }: Postings,
  set: number,
): boolean {
  const place = placeOf(places, set)
  if (place === NOWHERE) return false
  if (place >= 0) {
    arena.and(target, within, place)
    return true
  }
  arena.clear(target)
  const span = (FROM_LIST - place) * 2
  let isEmpty = true
  for (let n = spans[span] ?? 0; n < (spans[span + 1] ?? 0); n += 1) {
    const row = lists[n] ?? 0
    if (!hasBit(arena, within, row)) continue
    setBit(arena, target, row)
    isEmpty = false
  }
  return !isEmpty
}

export function hasPosting(
  arena: BitsetArena,
  { places, spans, lists }: Postings,
  set: number,
  row: number,
): boolean {
  const place = placeOf(places, set)
  if (place === NOWHERE) return false
  if (place >= 0) return hasBit(arena, place, row)
  const span = (FROM_LIST - place) * 2
  let low = spans[span] ?? 0
  let high = spans[span + 1] ?? 0
  const end = high
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((lists[middle] ?? 0) < row) low = middle + 1
    else high = middle
  }
  return low < end && lists[low] === row
}

/** How many rows of a set are in a bitset. */
export function countPostings(
  arena: BitsetArena,
  bitset: number,
  { places, spans, lists }: Postings,
  set: number,
): number {
  const place = placeOf(places, set)
  if (place === NOWHERE) return 0
  if (place >= 0) return arena.countAnd(bitset, place)
  const span = (FROM_LIST - place) * 2
  let count = 0
  for (let n = spans[span] ?? 0; n < (spans[span + 1] ?? 0); n += 1) {
    if (hasBit(arena, bitset, lists[n] ?? 0)) count += 1
  }
  return count
}
