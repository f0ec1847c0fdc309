/** An award as a result showed it. */
export type RankedAward = {
  id: string
  version: number
  /** Null where too little was stated to score it. */
  score: number | null
  isMatch: boolean
}

export type RemovalReason = 'closed' | 'changed' | 'profile'

/** The differences from the run before. */
export type MatchChanges = {
  /** ISO instant: when the run before was finished. */
  since: string
  /** Ids of awards that are matches now and were not then, best first. */
  added: string[]
  removed: { id: string; reason: RemovalReason; explanation: string }[]
  rescored: { id: string; before: number; after: number }[]
}
