import type { ApplicationState } from '../../application/application/application-state.ts'
import type { Board, BoardRow } from './board.ts'
import { type Onlooker, viewOf } from './row-view.ts'

export const ROW_SORTS = ['rank', 'raw', 'least_reviewed', 'submitted'] as const
type RowSort = (typeof ROW_SORTS)[number]
type RowFilter = {
  states?: readonly ApplicationState[] | null
  /** It has as many final scores as the review asks for. */
  isScored?: boolean | null
  isMine?: boolean | null
  /** The viewer's own score is final. */
  isSubmitted?: boolean | null
  isPlanned?: boolean | null
}

/** The rows that somebody may see, filtered and sorted as they want. */
export function listRows(
  { review, rows }: Board,
  by: Onlooker,
  o: { filter?: RowFilter | null; sort: RowSort },
): BoardRow[] {
  const { states, isScored, isMine, isSubmitted, isPlanned } = o.filter ?? {}
  const wanted = rows.filter((row) => {
    const view = viewOf(row, by)
    return (
      view !== null &&
      (states == null || states.includes(row.state)) &&
      (isScored == null || isScored === isScoredBy(row, review)) &&
      (isMine == null || isMine === view.isMine) &&
      (isSubmitted == null || isSubmitted === (view.myScore?.isFinal === true)) &&
      (isPlanned == null || isPlanned === (row.planned !== null && by.isChair))
    )
  })
  // Sorting by score would reveal scores to those who must not know them yet.
  const sort = by.isChair || o.sort === 'submitted' ? o.sort : 'least_reviewed'
  return sort === 'submitted' ? wanted : wanted.toSorted(ORDERS[sort])
}

/** Whether it has as many final scores as the review asks for. */
export function isScoredBy(
  { reviewCount }: BoardRow,
  { reviewsPerApplication }: Board['review'],
): boolean {
  return reviewCount >= reviewsPerApplication
}

type Order = (one: BoardRow, other: BoardRow) => number

const byNumber: Order = (one, other) => one.number - other.number
/** Highest first; rows without a score last. */
const by =
  (scoreOf: (row: BoardRow) => number | undefined): Order =>
  (one, other) =>
    (scoreOf(other) ?? -Infinity) - (scoreOf(one) ?? -Infinity) || byNumber(one, other)

export const LEAST_REVIEWED: Order = (one, other) =>
  one.reviewCount - other.reviewCount || byNumber(one, other)

const ORDERS: Record<Exclude<RowSort, 'submitted'>, Order> = {
  rank: by(({ adjusted }) => adjusted?.adjusted),
  raw: by(({ adjusted }) => adjusted?.raw),
  least_reviewed: LEAST_REVIEWED,
}
