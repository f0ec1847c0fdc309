import type { Position } from '../../record/paging/keyset.ts'
import type { ScholarshipOrder } from '../search/search-order.ts'
import { idText } from './id-words.ts'
import type { RowColumns } from './row-columns.ts'

/** The orders that the index supports; see search-order.ts. */
export type IndexOrder = 'deadline' | 'amount' | 'newest' | 'effort' | 'rank'

/** What a row is sorted by in an order: two figures and the id, all three ascending or all descending. */
export type SortKey = { first: number; second: number; id: string }

function isIndexOrder(name: string): name is IndexOrder {
  return ['deadline', 'amount', 'newest', 'effort', 'rank'].includes(name)
}

/** @param points the row's points, if it is ranked */
export function sortKeyOf(
  order: IndexOrder,
  columns: RowColumns,
  row: number,
  points: number,
): SortKey {
  const id = idText(columns.ids, row)
  const deadline = columns.deadlines[row] ?? 0
  switch (order) {
    case 'deadline':
      return { first: deadline, second: 0, id }
    case 'amount':
      return { first: columns.amounts[row] ?? 0, second: 0, id }
    case 'newest':
      return { first: columns.published[row] ?? 0, second: 0, id }
    case 'effort':
      return { first: columns.efforts[row] ?? 0, second: deadline, id }
    case 'rank':
      return { first: -points, second: deadline, id }
  }
}

export function compareSortKeys(order: IndexOrder) {
  const sign = order === 'amount' || order === 'newest' ? -1 : 1
  return (a: SortKey, b: SortKey): number =>
    sign * (a.first - b.first || a.second - b.second || (a.id < b.id ? -1 : 1))
}

/** The row's keys in the form that SQL writes, so that a client may continue with either. */
export function positionOf(order: IndexOrder, key: SortKey): Position {
  return { order, keys: keysOf(order, key) }
}

function keysOf(order: IndexOrder, { first, second, id }: SortKey): string[] {
  switch (order) {
    case 'deadline':
      return [String(first), id]
    case 'amount':
      return [(first / 100).toFixed(2), id]
    case 'newest':
      return [new Date(first).toISOString(), id]
    case 'effort':
    case 'rank':
      // Never "-0".
      return [String(first + 0), String(second), id]
  }
}

export function readPosition(order: IndexOrder, { keys }: Position): SortKey {
  const [one = '', other = ''] = keys
  const id = (keys.at(-1) ?? '').toLowerCase()
  switch (order) {
    case 'deadline':
      return { first: Number(one), second: 0, id }
    case 'amount':
      return { first: Math.round(Number(one) * 10_000) / 100, second: 0, id }
    case 'newest':
      return { first: Date.parse(one), second: 0, id }
    case 'effort':
    case 'rank':
      return { first: Number(one), second: Number(other), id }
  }
}

/** The order by its name; null if the index does not support it. */
export function indexOrderOf({ name }: Pick<ScholarshipOrder, 'name'>): IndexOrder | null {
  return isIndexOrder(name) ? name : null
}
