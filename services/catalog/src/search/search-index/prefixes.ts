import { type Board, setBit } from './bit-board.ts'

/** The first rows of an order as bitsets, at some places of it, so that few rows are added one by one. */
export type Prefixes = {
  readonly rows: Uint32Array
  /** The bitset of the rows before `step`; the next ones follow it. */
  readonly firstSet: number
  readonly step: number
}

/** How many orders have prefixes. */
export const PREFIXES = 2
const SETS = 16
/** Fewer rows than these are added one by one. */
const ROWS_FOR_PREFIXES = 16_384

export function prefixSets(rows: number): number {
  return rows < ROWS_FOR_PREFIXES ? 0 : SETS
}

/** Pauses after each of the bitsets. */
export function* makePrefixes(
  board: Board,
  firstSet: number,
  rows: Uint32Array,
): Generator<void, Prefixes> {
  const sets = prefixSets(rows.length)
  const step = Math.ceil(rows.length / (sets + 1)) || 1
  for (let set = 0; set < sets; set += 1) {
    if (set > 0) board.copy(firstSet + set, firstSet + set - 1)
    addRows(board, firstSet + set, rows, set * step, (set + 1) * step)
    yield
  }
  return { rows, firstSet, step }
}

/** Writes the first `count` rows of the order to a bitset. */
export function putPrefix(
  board: Board,
  target: number,
  { rows, firstSet, step }: Prefixes,
  count: number,
): void {
  const whole = Math.min(Math.floor(count / step), prefixSets(rows.length))
  if (whole === 0) board.clear(target)
  else board.copy(target, firstSet + whole - 1)
  addRows(board, target, rows, whole * step, count)
}

function addRows(
  board: Board,
  target: number,
  rows: Uint32Array,
  from: number,
  to: number,
): void {
  const end = Math.min(to, rows.length)
  for (let n = from; n < end; n += 1) setBit(board, target, rows[n] ?? 0)
}
