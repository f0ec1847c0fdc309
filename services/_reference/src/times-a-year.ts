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

const times = new Map<string, number | null>(Object.entries(TIMES_A_YEAR))

/**
 * How many times a stated amount comes in one year; null: nobody can tell, also where the period is not stated.
 * What is paid once counts for the year in which it is won. A listing that was told of before periods were
 * (undefined) is taken for one by the year.
 */
export function timesAYear(period: string | null | undefined): number | null {
  if (period === undefined) return TIMES_A_YEAR.year
  return period === null ? null : (times.get(period) ?? null)
}
