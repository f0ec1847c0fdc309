import type { Key, Order } from '../../record/paging/keyset.ts'
import type { ScholarshipSortName } from '../filter/scholarship-search.ts'

export type ScholarshipKey =
  | 'rank'
  | 'deadline'
  | 'amount'
  | 'effort'
  | 'published'
  | 'made'
  | 'id'
export type ScholarshipOrder = Order<ScholarshipKey>

const id: Key<ScholarshipKey> = { name: 'id', type: 'uuid' }
const deadline: Key<ScholarshipKey> = { name: 'deadline', type: 'integer' }

const byDeadline: ScholarshipOrder = {
  name: 'deadline',
  keys: [deadline, id],
  direction: 'asc',
}

/**
 * How well the text matches, see rank-points.ts. It depends only on the row, so pages stay stable when rows are
 * inserted.
 */
const byRank: ScholarshipOrder = {
  name: 'rank',
  keys: [{ name: 'rank', type: 'integer' }, deadline, id],
  direction: 'asc',
}

const ORDERS: Record<Exclude<ScholarshipSortName, 'relevance'>, ScholarshipOrder> = {
  deadline: byDeadline,
  amount: {
    name: 'amount',
    keys: [{ name: 'amount', type: 'numeric' }, id],
    direction: 'desc',
  },
  newest: {
    name: 'newest',
    keys: [{ name: 'published', type: 'timestamptz' }, id],
    direction: 'desc',
  },
  effort: {
    name: 'effort',
    keys: [{ name: 'effort', type: 'integer' }, deadline, id],
    direction: 'asc',
  },
}

/** For organizations and admins: the latest made first, including drafts. */
export const latestMadeFirst: ScholarshipOrder = {
  name: 'made',
  keys: [{ name: 'made', type: 'timestamptz' }, id],
  direction: 'desc',
}

/** The order of a sort; relevance only makes sense with a text. */
export function orderOf(
  sort: ScholarshipSortName,
  { hasText }: { hasText: boolean },
): ScholarshipOrder {
  if (sort !== 'relevance') return ORDERS[sort]
  return hasText ? byRank : byDeadline
}
