/** How an amount is stated; null: the listing does not say. */
export type AwardPeriod = 'one-time' | 'year' | 'semester' | 'month' | 'total'

const TIMES_A_YEAR: Readonly<Record<AwardPeriod, number | null>> = {
  'one-time': 1,
  year: 1,
  semester: 2,
  month: 12,
  // No listing says over how many years it is spread.
  total: null,
}

/**
 * How many times a stated amount comes in one year; null: nobody can tell. What is paid once counts for
 * the year in which it is won, and so does an amount of which the period is not stated.
 */
export function timesAYear(period: AwardPeriod | null | undefined): number | null {
  return period == null ? 1 : TIMES_A_YEAR[period]
}
