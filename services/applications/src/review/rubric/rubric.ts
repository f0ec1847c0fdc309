/** What a number of points is given for. */
export type RubricLevel = { points: number; anchor: string }

/** One thing that applications are judged by. */
export type RubricCriterion = {
  key: string
  name: string
  description: string | null
  /** Of 100 over all criteria. */
  weight: number
  /** The lowest first. */
  levels: RubricLevel[]
}

/** Points by the key of their criterion; what is absent was not judged yet. */
export type PointsByCriterion = Readonly<
  Record<string, { points: number | null; comment: string | null }>
>

/**
 * What points make of 100: each criterion by its weight, its highest level counting full.
 * Null while a criterion lacks points, and without any criteria.
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

/** The points that one criterion can bring. */
export function highest(levels: readonly RubricLevel[]): number {
  return levels.at(-1)?.points ?? 0
}

/** Whether two rubrics differ in words only, so that scores by one are scores by the other. */
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
