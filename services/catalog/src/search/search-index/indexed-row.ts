import type { PredicateRow } from '@landfall/matching/criteria/predicate'
import type { ListingFacts } from '../filter/clause.ts'

/** What the index holds about one scholarship: the search columns of its row, in PostgreSQL's form. */
export type IndexedRow = ListingFacts & {
  /** A UUID, lower case. */
  id: string
  /** Grows with each change of this row; an older or equal one changes nothing. */
  change: number
  status: 'published' | 'closed'
  universityId: string | null
  ownerId: string | null
  /** `least_amount`, `most_amount` and `amount_sort`, decimal numbers. */
  least: string | null
  most: string | null
  amountSort: string
  deadlineSort: number
  /** The time zone of a coming day or month stated for one year; null for any other deadline. */
  deadlineZone: string | null
  /** Milliseconds since 1970. */
  publishedAt: number
  /** `search_text` as PostgreSQL writes it: `'engin':2A,7 'women':1A`. */
  text: string
  /** The columns for eligibility; null: not needed (no eligibility plan finds the row right). */
  criteria: PredicateRow | null
}

/** A row as it is now; null: it can no longer be found. */
export type RowChange = { id: string; change: number; row: IndexedRow | null }
