import type { MatchInstant } from '@landfall/matching/day-there'
import type { MatchOutcome } from '@landfall/matching/match-listings'
import type { ColumnarIndex } from '@landfall/matching/index/columnar-index'
import type { MatchQuery } from '@landfall/matching/match-query'

/** What a worker process knows about the catalog. */
export type Catalog = Pick<ColumnarIndex, 'setOf' | 'questionOf'> & {
  readonly size: number
  readonly openCount: number
  /** When the catalog published the newest change that the process knows; null before any. */
  readonly asOf: Date | null
  /** The number of that change in the read copy; 0 before any. */
  readonly changeSeq: number
  versionOf(scholarshipId: string): number | null
  match(query: MatchQuery, today: string, at: MatchInstant): Promise<MatchOutcome>
}
