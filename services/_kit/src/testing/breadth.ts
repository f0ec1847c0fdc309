/** How much of a table of cases a run looks at: `npm test -- --thorough` at all of it, `npm test` at a part. */

export const isThorough = process.env['TEST_BREADTH'] === 'thorough'

/** At most `count` of the cases, evenly spread and the same ones in each run; all of them in a thorough one. */
export function someOf<T>(cases: readonly T[], count: number): readonly T[] {
  if (isThorough || cases.length <= count) return cases
  return Array.from(
    { length: count },
    (_, n) => cases[Math.floor((n * cases.length) / count)] as T,
  )
}

/** How often to try, or how many to make: `count`; in a thorough run `thorough`, by default ten times as many. */
export function times(count: number, thorough = count * 10): number {
  return isThorough ? thorough : count
}
