import type { MatchOutcome } from '@landfall/matching/match-listings'
import type { MatchQuery } from '@landfall/matching/match-query'

/** What a worker process knows of the catalogue. */
export type Catalogue = {
  readonly size: number
  readonly openCount: number
  /** When the newest change that it knows was told; null before any. */
  readonly asOf: Date | null
  versionOf(scholarshipId: string): number | null
  match(query: MatchQuery, today: string): Promise<MatchOutcome>
}
