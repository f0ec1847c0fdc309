/** How often an amount is paid. */
export type AmountPeriod = 'one-time' | 'year' | 'semester' | 'month' | 'total'

const TIMES_A_YEAR: Readonly<Record<AmountPeriod, number | null>> = {
  'one-time': 1,
  year: 1,
  semester: 2,
  month: 12,
  // No listing says over how many years it is spread.
  total: null,
}

/**
 * How many times a stated amount comes in one year; null if nobody can tell, as when the period is not stated.
 * What is paid once counts for the year in which it is won. A listing that was published before there were periods
 * (undefined) is taken to pay by the year.
 */
export function timesAYear(period: AmountPeriod | null | undefined): number | null {
  return period === null ? null : TIMES_A_YEAR[period ?? 'year']
}
