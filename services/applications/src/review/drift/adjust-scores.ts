import { at, inverseOf, set } from './solve.ts'

/** One reviewer's total for one application, out of 100. */
export type GivenScore = { applicationId: string; reviewerId: string; total: number }

/** Points out of 100; a margin is half the width of the 95 % interval, null if too little is known for one. */
export type AdjustedScore = { raw: number; adjusted: number; margin: number | null }
export type Leniency = { leniency: number; margin: number }

export type Adjustment = {
  /** By application. */
  scores: Map<string, AdjustedScore>
  /** By reviewer; only for those who scored enough to tell. */
  leniencies: Map<string, Leniency>
}

/** How many scores a reviewer must give before anything is said about them. */
const ENOUGH_SCORES = 5
const ROUNDS = 100
const SETTLED = 1e-6
/** Half the width of a 95 % interval, in standard errors. */
const NORMAL_95 = 1.96
/** The smallest variance, in squared points: 0 would be divided by. */
const MIN_VARIANCE = 1e-6

/**
 * Adjusts scores for how generously each reviewer scores.
 *
 * Model: score = application + leniency of the reviewer + noise. Applications are fixed effects, reviewers are random
 * ones, so that their leniency is shrunken towards 0 the more, the fewer scores it rests on: the best linear unbiased
 * prediction of G. K. Robinson, "That BLUP is a good thing: the estimation of random effects", Statistical Science 6
 * (1991), 15-32; for examiners the same idea is S. R. Paul, "Bayesian methods for calibration of examiners", British
 * Journal of Mathematical and Statistical Psychology 34 (1981), 213-223. Only differences within an application say
 * something about reviewers: each is compared with those who scored the same applications, and reviewers whom no
 * chain of applications connects can't be compared. Both variances are estimated from the scores by restricted
 * maximum likelihood (Henderson's equations, EM steps), and taken as known for the margins, which are therefore a
 * little narrow where scores are few. Unless two reviewers scored the same application, nothing is adjusted and there
 * are no margins.
 */
export function adjustScores(given: readonly GivenScore[]): Adjustment {
  const applications = [...Map.groupBy(given, ({ applicationId }) => applicationId)]
  const reviewers = [...new Set(given.map(({ reviewerId }) => reviewerId))].toSorted()
  const indexOf = new Map(reviewers.map((id, index) => [id, index]))
  const groups = applications.map(([applicationId, scores]) => ({
    applicationId,
    mean: scores.reduce((sum, { total }) => sum + total, 0) / scores.length,
    scores: scores.map(({ reviewerId, total }) => ({
      reviewer: indexOf.get(reviewerId) ?? 0,
      total,
    })),
  }))
  const fit = fitReviewers(groups, reviewers.length)
  return {
    scores: new Map(groups.map((group) => [group.applicationId, adjustOne(group, fit)])),
    leniencies: leniencesOf(given, indexOf, fit),
  }
}

type Group = { mean: number; scores: { reviewer: number; total: number }[] }
/** Predicted leniency of each reviewer, with the covariance of its errors; null: the scores say nothing about it. */
type Fit = { effects: number[]; covariance: number[][]; noise: number } | null

/** Solves the mixed-model equations after absorbing the applications: one row per reviewer. */
function fitReviewers(groups: readonly Group[], count: number): Fit {
  const { information, differences, squares, freedom } = absorb(groups, count)
  if (freedom < 1) return null
  let noise = Math.max(squares / freedom, MIN_VARIANCE)
  let spread = noise
  for (let round = 0; ; round += 1) {
    const ratio = noise / spread
    const inverse = inverseOf(
      information.map((row, i) => row.map((value, j) => value + (i === j ? ratio : 0))),
    )
    const effects = inverse.map((row) => dot(row, differences))
    if (round === ROUNDS) return fitOf(effects, inverse, noise)
    const trace = inverse.reduce((sum, _row, i) => sum + at(inverse, i, i), 0)
    const nextSpread = Math.max(
      (dot(effects, effects) + noise * trace) / count,
      MIN_VARIANCE,
    )
    const nextNoise = Math.max(
      (squares - dot(effects, differences)) / freedom,
      MIN_VARIANCE,
    )
    const moved = Math.abs(nextSpread - spread) + Math.abs(nextNoise - noise)
    ;[spread, noise] = [nextSpread, nextNoise]
    if (moved < SETTLED) return fitOf(effects, inverse, noise)
  }
}

function fitOf(effects: number[], inverse: number[][], noise: number): Fit {
  const covariance = inverse.map((row) => row.map((value) => value * noise))
  return { effects, covariance, noise }
}

function absorb(groups: readonly Group[], count: number) {
  const information = Array.from({ length: count }, () => zeros(count))
  const differences = zeros(count)
  let squares = 0
  let freedom = 0
  for (const { mean, scores } of groups) {
    freedom += scores.length - 1
    for (const { reviewer, total } of scores) {
      const difference = total - mean
      squares += difference * difference
      differences[reviewer] = (differences[reviewer] ?? 0) + difference
      set(information, reviewer, reviewer, at(information, reviewer, reviewer) + 1)
      for (const other of scores) {
        const shared = at(information, reviewer, other.reviewer) - 1 / scores.length
        set(information, reviewer, other.reviewer, shared)
      }
    }
  }
  return { information, differences, squares, freedom }
}

function adjustOne({ mean, scores }: Group, fit: Fit): AdjustedScore {
  if (fit === null) return { raw: mean, adjusted: mean, margin: null }
  const size = scores.length
  let lenient = 0
  let variance = fit.noise / size
  for (const { reviewer } of scores) {
    lenient += (fit.effects[reviewer] ?? 0) / size
    for (const other of scores)
      variance += at(fit.covariance, reviewer, other.reviewer) / (size * size)
  }
  return { raw: mean, adjusted: mean - lenient, margin: NORMAL_95 * Math.sqrt(variance) }
}

function leniencesOf(
  given: readonly GivenScore[],
  indexOf: ReadonlyMap<string, number>,
  fit: Fit,
): Map<string, Leniency> {
  if (fit === null) return new Map()
  const shared = sharedCounts(given)
  const enough = [...indexOf].filter(([id]) => (shared.get(id) ?? 0) >= ENOUGH_SCORES)
  return new Map(
    enough.map(([id, index]) => {
      const margin = NORMAL_95 * Math.sqrt(at(fit.covariance, index, index))
      return [id, { leniency: fit.effects[index] ?? 0, margin }]
    }),
  )
}

/** How many of a reviewer's applications somebody else scored as well. */
function sharedCounts(given: readonly GivenScore[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const [, scores] of Map.groupBy(given, ({ applicationId }) => applicationId)) {
    if (scores.length < 2) continue
    for (const { reviewerId } of scores)
      counts.set(reviewerId, (counts.get(reviewerId) ?? 0) + 1)
  }
  return counts
}

function zeros(count: number): number[] {
  return Array.from({ length: count }, () => 0)
}

function dot(one: readonly number[], other: readonly number[]): number {
  return one.reduce((sum, value, i) => sum + value * (other[i] ?? 0), 0)
}
