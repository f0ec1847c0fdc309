import type { Point } from './essay-score.ts'

/** What a version was to change, and whether the next one did. */
export type EarlierPoint = Point & { isMet: boolean }

/** The open points of the version before, and which of them are found no more. */
export function heldAgainst(
  earlier: readonly Point[],
  now: readonly Point[],
): EarlierPoint[] {
  const still = new Set(now.filter(({ kind }) => kind === 'open').map(({ key }) => key))
  return earlier
    .filter(({ kind }) => kind === 'open')
    .map((point) => ({ ...point, isMet: !still.has(point.key) }))
}
