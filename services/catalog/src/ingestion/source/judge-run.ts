import type { RowTotals } from '../sync-run/sync-row.store.ts'

/** More than this share of a source gone or unreadable at once is taken for a broken source. */
const MAX_FAULTY_SHARE = 0.3

type Seen = RowTotals & {
  /** Rows that the source had when it was read last. */
  known: number
  /** Of those, how many it lacks now; 0 when a page could not be read, for then nobody knows. */
  gone: number
}

/** Why a person must look at a run before it touches the catalog; null when nothing is odd. */
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
