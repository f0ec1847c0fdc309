import {
  copyRow,
  createRowColumns,
  type Dictionaries,
  type RowColumns,
  startOf,
} from './row-columns.ts'
import {
  byDeadline,
  type CompareRows,
  emptyOrders,
  mergeRuns,
  ORDER_NAMES,
  ORDERS,
  type OrderName,
  type Run,
  sortedRows,
} from './row-orders.ts'
import { eachRow } from './bitset-arena.ts'
import { buildSegment } from './build-segment.ts'
import { LIVE_ROWS, type Segment } from './segment.ts'

/** How many rows are sorted at once. */
const ROWS_SORTED_AT_ONCE = 2048

/** A segment of rows of the columns, given in any order. Pauses now and then. */
export function* flushSegment(
  columns: RowColumns,
  rows: Uint32Array,
  dictionaries: Dictionaries,
): Generator<void, Segment> {
  const flushed = roomFor([{ columns, rows }])
  yield* inOrder(columns, rows, byDeadline, (row) => copyRow(flushed, columns, row))
  const orders = emptyOrders(flushed.size)
  const every = Uint32Array.from({ length: flushed.size }, (_, row) => row)
  yield
  for (const name of ORDER_NAMES) {
    let place = 0
    yield* inOrder(flushed, every, ORDERS[name], (row) => {
      orders[name][place] = row
      place += 1
    })
  }
  return yield* buildSegment(flushed, orders, dictionaries)
}

/** Sorts few rows at a time and merges them. */
function* inOrder(
  columns: RowColumns,
  rows: Uint32Array,
  compare: CompareRows,
  onRow: (row: number) => void,
): Generator<void, void> {
  const runs: Run[] = []
  for (let at = 0; at < rows.length; at += ROWS_SORTED_AT_ONCE) {
    const some = rows.subarray(at, at + ROWS_SORTED_AT_ONCE)
    runs.push({ columns, rows: sortedRows(columns, some, compare) })
    yield
  }
  yield* mergeRuns(runs, compare, (_, row) => onRow(row))
}

/** One segment of all rows that are live in the others at the beginning. Pauses now and then. */
export function* mergeSegments(
  segments: readonly Segment[],
  dictionaries: Dictionaries,
): Generator<void, Segment> {
  const runs = segments.map((segment) => ({
    columns: segment.columns,
    rows: liveRows(segment),
  }))
  const merged = roomFor(runs)
  // The new place of each row; rows that are not live have none.
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
  return yield* buildSegment(merged, orders, dictionaries)
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

function liveRows({ arena, liveCount }: Segment): Uint32Array {
  const rows = new Uint32Array(liveCount)
  let count = 0
  eachRow(arena, LIVE_ROWS, 0, (row) => {
    rows[count] = row
    count += 1
    return true
  })
  return rows
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
