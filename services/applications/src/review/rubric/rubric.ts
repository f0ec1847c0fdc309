/** A number of points, and what it is given for. */
export type RubricLevel = { points: number; anchor: string }

/** One thing that applications are judged by. */
export type RubricCriterion = {
  key: string
  name: string
  description: string | null
  /** Weights of all criteria add up to 100. */
  weight: number
  /** The lowest first. */
  levels: RubricLevel[]
}

/** Points by criterion key; criteria not scored yet are absent. */
export type PointsByCriterion = Readonly<
  Record<string, { points: number | null; comment: string | null }>
>

/**
 * The total out of 100: each criterion counts by its weight, its highest level fully. Null while a criterion lacks
 * points, and without any criteria.
 */
export function totalOf(
  rubric: readonly RubricCriterion[],
  points: PointsByCriterion,
): number | null {
  let sum = 0
  let weights = 0
  for (const { key, weight, levels } of rubric) {
    const given = points[key]?.points ?? null
    if (given === null) return null
    sum += (weight * given) / highest(levels)
    weights += weight
  }
  return weights === 0 ? null : (100 * sum) / weights
}

/** The most points that one criterion can bring. */
export function highest(levels: readonly RubricLevel[]): number {
  return levels.at(-1)?.points ?? 0
}

/** Whether two rubrics differ only in words, so that scores by one hold for the other. */
export function countsAlike(
  one: readonly RubricCriterion[],
  other: readonly RubricCriterion[],
): boolean {
  const figures = (rubric: readonly RubricCriterion[]) =>
    JSON.stringify(
      rubric.map(({ key, weight, levels }) => [
        key,
        weight,
        levels.map(({ points }) => points),
      ]),
    )
  return figures(one) === figures(other)
}
