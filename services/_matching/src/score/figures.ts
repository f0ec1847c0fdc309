import type { DecimalText } from '../scholarship-criteria.ts'

/**
 * A decimal with up to `places` decimal places as a whole number of its smallest unit ("3.25" with 2 is 325), so
 * that margins and shares are computed exactly.
 */
export function scaled(decimal: DecimalText, places: number): number {
  return Math.round(Number(decimal) * 10 ** places)
}

const MILLISECONDS_A_DAY = 86_400_000

/** Whole days from one calendar day (YYYY-MM-DD) to another; negative when the second is earlier. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / MILLISECONDS_A_DAY
}
