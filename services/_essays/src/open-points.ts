import { ADDED } from './criteria/grammar.ts'
import type { EssayScore, Point } from './essay-score.ts'

/** A point that a version left open, and whether the next version met it. */
export type EarlierPoint = Point & { isMet: boolean }

type Found = Pick<EssayScore, 'points' | 'secondChecker'>

/**
 * The open points of the previous version, and which of them are no longer found. Points that a second checker
 * added are left out if no second checker has read this version.
 */
export function heldAgainst(earlier: Found, now: Found): EarlierPoint[] {
  const still = new Set(
    now.points.filter(({ kind }) => kind === 'open').map(({ key }) => key),
  )
  const isKnown = ({ key }: Point) =>
    !key.startsWith(BY_SECOND) || Boolean(now.secondChecker)
  return earlier.points
    .filter((point) => point.kind === 'open' && isKnown(point))
    .map((point) => ({ ...point, isMet: !still.has(point.key) }))
}

const BY_SECOND = `grammar.${ADDED}`
