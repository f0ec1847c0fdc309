import type { RowTotals } from '../sync-run/sync-row.store.ts'

/** If more than this share of a source is gone or unreadable at once, the source is taken to be broken. */
const MAX_FAULTY_SHARE = 0.3

type Seen = RowTotals & {
  /** Rows that the source had when it was last read. */
  known: number
  /** How many of those it lacks now; 0 if a page could not be read, as then nobody knows. */
  gone: number
}

/** Why a person must look at a run before it changes the catalog; null if nothing is odd. */
export function suspicionOf({ good, bad, known, gone }: Seen): string | null {
  const reasons = [
    ...(gone > known * MAX_FAULTY_SHARE
      ? [`${gone} of the ${known} rows that the source had are gone`]
      : []),
    ...(bad > (good + bad) * MAX_FAULTY_SHARE
      ? [`${bad} of ${good + bad} rows cannot be read`]
      : []),
  ]
  return reasons.length === 0 ? null : reasons.join('; ')
}
