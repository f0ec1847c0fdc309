import type { DecimalText } from '@landfall/matching/scholarship-criteria'

/** A number of a JSON file as exact text; the files have no more decimals than the column keeps. */
export function decimalText(value: number | null, places: number): DecimalText | null {
  return value === null ? null : value.toFixed(places)
}

/** In the files an empty list means that nothing is stated. */
export function statedList<T>(values: readonly T[]): readonly T[] | null {
  return values.length === 0 ? null : values
}
