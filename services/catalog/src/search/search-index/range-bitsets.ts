import { type BitsetArena, setBit } from './bitset-arena.ts'

/**
 * Bitsets of the first rows of an order at certain steps, so that a bound on a figure adds only few rows one by one.
 */
export type RangeBitsets = {
  readonly rows: Uint32Array
  /** The bitset of the rows before the first step; the next ones follow it. */
  readonly firstSet: number
  readonly step: number
}

/** How many orders have range bitsets. */
export const RANGE_ORDERS = 2
const SETS = 16
/** Fewer rows than these are added one by one. */
const ROWS_FOR_RANGES = 16_384

export function rangeBitsetsFor(rows: number): number {
  return rows < ROWS_FOR_RANGES ? 0 : SETS
}

/** Pauses after each of the bitsets. */
export function* buildRangeBitsets(
  arena: BitsetArena,
  firstSet: number,
  rows: Uint32Array,
): Generator<void, RangeBitsets> {
  const sets = rangeBitsetsFor(rows.length)
  const step = Math.ceil(rows.length / (sets + 1)) || 1
  for (let set = 0; set < sets; set += 1) {
    if (set > 0) arena.copy(firstSet + set, firstSet + set - 1)
    addRows(arena, firstSet + set, rows, set * step, (set + 1) * step)
    yield
  }
  return { rows, firstSet, step }
}

/** Writes the first `count` rows of the order to a bitset. */
export function writeRange(
  arena: BitsetArena,
  target: number,
  { rows, firstSet, step }: RangeBitsets,
  count: number,
): void {
  const whole = Math.min(Math.floor(count / step), rangeBitsetsFor(rows.length))
  if (whole === 0) arena.clear(target)
  else arena.copy(target, firstSet + whole - 1)
  addRows(arena, target, rows, whole * step, count)
}

function addRows(
  arena: BitsetArena,
  target: number,
  rows: Uint32Array,
  from: number,
  to: number,
): void {
  const end = Math.min(to, rows.length)
  for (let n = from; n < end; n += 1) setBit(arena, target, rows[n] ?? 0)
}
