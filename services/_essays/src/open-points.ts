import { ADDED } from './criteria/grammar.ts'
import type { EssayScore, Point } from './essay-score.ts'

/** What a version was to change, and whether the next one did. */
export type EarlierPoint = Point & { isMet: boolean }

type Found = Pick<EssayScore, 'points' | 'secondChecker'>

/**
 * The open points of the version before, and which of them are found no more. Of what a second checker added nothing
 * is said where none has read this version.
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
