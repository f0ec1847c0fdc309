import { type BitsetArena, hasBit, setBit } from './bitset-arena.ts'

/** Sets of rows by number: a large one is a bitset of the arena, a small one a list of rows. */
export type Postings = {
  /** By set: a bitset's number, FROM_LIST minus the place in `spans`, or NOWHERE. */
  readonly places: Places
  /** Start and end in `lists`, two places each. */
  readonly spans: Uint32Array
  /** Rows in order. */
  readonly lists: Uint32Array
}

/** Sets added later are absent. */
type Places = Int32Array | ReadonlyMap<number, number>

export const FROM_LIST = -1
export const NOWHERE = -0x8000_0000

function placeOf(places: Places, set: number): number {
  return (places instanceof Int32Array ? places[set] : places.get(set)) ?? NOWHERE
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

/** Writes the rows of a set that are also in another bitset; false: the set has no rows. */
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
