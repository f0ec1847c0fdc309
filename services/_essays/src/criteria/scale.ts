/** Linear from 0 at `none` to 100 at `full`, which may be the smaller of the two. */
export function scale(value: number, none: number, full: number): number {
  const share = (value - none) / (full - none)
  return 100 * Math.min(1, Math.max(0, share))
}

/** The weighted mean of values from 0 to 100. */
export function weightedMean(
  parts: readonly (readonly [value: number, weight: number])[],
): number {
  const weight = parts.reduce((sum, [, one]) => sum + one, 0)
  return parts.reduce((sum, [value, one]) => sum + value * one, 0) / weight
}

/** "1 paragraph", "3 paragraphs" */
export function counted(count: number, one: string, more = `${one}s`): string {
  return `${count} ${count === 1 ? one : more}`
}
