import { compareIds } from './id-words.ts'
import type { RowColumns } from './row-columns.ts'

/** Negative when row `i` of the first comes before row `j` of the second. */
export type CompareRows = (a: RowColumns, i: number, b: RowColumns, j: number) => number

/** The order of rows in a segment: soonest deadline first, see search-order.ts. */
export const byDeadline: CompareRows = (a, i, b, j) =>
  (a.deadlines[i] ?? 0) - (b.deadlines[j] ?? 0) || compareIds(a.ids, i, b.ids, j)

/** The other orders that a segment keeps. */
export const ORDERS = {
  amount: ((a, i, b, j) =>
    (b.amounts[j] ?? 0) - (a.amounts[i] ?? 0) ||
    compareIds(b.ids, j, a.ids, i)) satisfies CompareRows,
  newest: ((a, i, b, j) =>
    (b.published[j] ?? 0) - (a.published[i] ?? 0) ||
    compareIds(b.ids, j, a.ids, i)) satisfies CompareRows,
  /** Least amount first, for a filter by maximum amount. */
  least: ((a, i, b, j) => {
    const [one, other] = [a.leasts[i] ?? 0, b.leasts[j] ?? 0]
    return one === other ? 0 : one - other
  }) satisfies CompareRows,
}
export type OrderName = keyof typeof ORDERS
export type Orders = Readonly<Record<OrderName, Uint32Array>>

export const ORDER_NAMES: readonly OrderName[] = ['amount', 'newest', 'least']

export function emptyOrders(rows: number): Orders {
  const lists = ORDER_NAMES.map((name) => [name, new Uint32Array(rows)])
  return Object.fromEntries(lists) as Record<OrderName, Uint32Array>
}

/** The rows in an order. Short lists only: sorting does not pause. */
export function sortedRows(
  columns: RowColumns,
  rows: Iterable<number>,
  compare: CompareRows,
): Uint32Array {
  return Uint32Array.from(rows).toSorted((i, j) => compare(columns, i, columns, j))
}

/** Rows of one source, sorted in the order of the merge. */
export type Run = { columns: RowColumns; rows: Uint32Array }

/** How many rows are processed between two pauses. */
export const ROWS_BETWEEN_PAUSES = 1024

/** Merges runs that are each sorted in the order. */
export function* mergeRuns(
  runs: readonly Run[],
  compare: CompareRows,
  onRow: (source: number, row: number) => void,
): Generator<void, void> {
  const places = new Uint32Array(runs.length)
  const rowOf = (source: number) => runs[source]?.rows[places[source] ?? 0] ?? 0
  const isBefore = (a: number, b: number) => {
    const [one, other] = [runs[a], runs[b]]
    return (
      one !== undefined &&
      other !== undefined &&
      compare(one.columns, rowOf(a), other.columns, rowOf(b)) < 0
    )
  }
  const heap: number[] = []
  const sink = (from: number) => {
    let at = from
    for (;;) {
      let least = at
      for (let child = at * 2 + 1; child <= at * 2 + 2 && child < heap.length; child += 1) {
        if (isBefore(heap[child] ?? 0, heap[least] ?? 0)) least = child
      }
      if (least === at) return
      const moved = heap[at] ?? 0
      heap[at] = heap[least] ?? 0
      heap[least] = moved
      at = least
    }
  }
  for (const [source, { rows }] of runs.entries()) if (rows.length > 0) heap.push(source)
  for (let at = heap.length >> 1; at >= 0; at -= 1) sink(at)
  for (let done = 1; heap.length > 0; done += 1) {
    const source = heap[0] ?? 0
    onRow(source, rowOf(source))
    places[source] = (places[source] ?? 0) + 1
    if (places[source] === runs[source]?.rows.length) {
      const last = heap.pop()
      if (heap.length > 0 && last !== undefined) heap[0] = last
    }
    sink(0)
    if (done % ROWS_BETWEEN_PAUSES === 0) yield
  }
}
