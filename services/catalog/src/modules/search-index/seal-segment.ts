import {
  copyRow,
  createRowColumns,
  type Names,
  type RowColumns,
  startOf,
} from './row-columns.ts'
import {
  byDeadline,
  mergeRuns,
  ORDER_NAMES,
  ORDERS,
  type OrderName,
  type Orders,
  sortedRows,
} from './row-orders.ts'
import { hasBit } from './bit-board.ts'
import { ALIVE, buildSegment, emptyOrders, type Segment } from './segment.ts'

/** A segment of few rows, at once. @param rows of the columns, in any order */
export function sealSegment(
  columns: RowColumns,
  rows: readonly number[],
  names: Names,
): Segment {
  const sorted = sortedRows(columns, rows, byDeadline)
  const sealed = roomFor([{ columns, rows: sorted }])
  for (const row of sorted) copyRow(sealed, columns, row)
  const every = sorted.keys()
  const orders: Orders = {
    amount: sortedRows(sealed, [...every], ORDERS.amount),
    newest: sortedRows(sealed, sorted.keys(), ORDERS.newest),
    least: sortedRows(sealed, sorted.keys(), ORDERS.least),
  }
  return finished(buildSegment(sealed, orders, names))
}

/** One segment of all the rows of others that are alive at the beginning. Pauses now and then. */
export function* mergeSegments(
  segments: readonly Segment[],
  names: Names,
): Generator<void, Segment> {
  const runs = segments.map((segment) => ({
    columns: segment.columns,
    rows: aliveRows(segment),
  }))
  const merged = roomFor(runs)
  // Where each row has gone to; a row that is not alive never comes up.
  const moved = segments.map(({ columns }) => new Int32Array(columns.size).fill(-1))
  yield* mergeRuns(runs, byDeadline, (source, row) => {
    const places = moved[source]
    const run = runs[source]
    if (places === undefined || run === undefined) return
    places[row] = merged.size
    copyRow(merged, run.columns, row)
  })
  const orders = emptyOrders(merged.size)
  for (const name of ORDER_NAMES) yield* mergeOrder(segments, moved, name, orders[name])
  return yield* buildSegment(merged, orders, names)
}

function* mergeOrder(
  segments: readonly Segment[],
  moved: readonly Int32Array[],
  name: OrderName,
  into: Uint32Array,
): Generator<void, void> {
  let place = 0
  const runs = segments.map(({ columns, orders }, source) => ({
    columns,
    rows: orders[name].filter((row) => (moved[source]?.[row] ?? -1) >= 0),
  }))
  yield* mergeRuns(runs, ORDERS[name], (source, row) => {
    into[place] = moved[source]?.[row] ?? 0
    place += 1
  })
}

function aliveRows({ columns, board }: Segment): Uint32Array {
  const rows: number[] = []
  for (let row = 0; row < columns.size; row += 1)
    if (hasBit(board, ALIVE, row)) rows.push(row)
  return Uint32Array.from(rows)
}

function roomFor(runs: readonly { columns: RowColumns; rows: Uint32Array }[]): RowColumns {
  let rowCount = 0
  let tokens = 0
  let words = 0
  for (const { columns, rows } of runs) {
    rowCount += rows.length
    for (const row of rows) {
      tokens += (columns.tokenEnds[row] ?? 0) - startOf(columns.tokenEnds, row)
      words += (columns.wordEnds[row] ?? 0) - startOf(columns.wordEnds, row)
    }
  }
  return createRowColumns(rowCount, tokens, words)
}

/** Runs without a pause. */
export function finished<T>(work: Generator<void, T>): T {
  for (;;) {
    const step = work.next()
    if (step.done === true) return step.value
  }
}
