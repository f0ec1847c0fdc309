import type {
  Review_ReviewFragment,
  SaveScoreInput,
  Scoring_ReviewApplicationFragment,
} from '#gql/graphql'

export type Criterion = Review_ReviewFragment['rubric'][number]
export type OwnScore = Scoring_ReviewApplicationFragment['myScore']

/** One reviewer's score, by the keys of the criteria; null for no points yet. */
export type ScoreValues = {
  points: Readonly<Record<string, number | null>>
  comments: Readonly<Record<string, string>>
  comment: string
}

export function scoreOf(rubric: readonly Criterion[], own: OwnScore): ScoreValues {
  const given = new Map(own?.points.map((one) => [one.key, one]))
  return {
    points: Object.fromEntries(
      rubric.map(({ key }) => [key, given.get(key)?.points ?? null]),
    ),
    comments: Object.fromEntries(
      rubric.map(({ key }) => [key, given.get(key)?.comment ?? '']),
    ),
    comment: own?.comment ?? '',
  }
}

/** The weighted total out of 100, between the lowest and the highest level; null while a criterion lacks points. */
export function totalOf(rubric: readonly Criterion[], score: ScoreValues): number | null {
  let total = 0
  for (const { key, weight, levels } of rubric) {
    const points = score.points[key] ?? null
    const most = Math.max(...levels.map((level) => level.points))
    if (points === null) return null
    total += most > 0 ? (weight * points) / most : 0
  }
  return rubric.length > 0 ? total : null
}

/** The criteria without points, in their order. */
export function missingOf(rubric: readonly Criterion[], score: ScoreValues): Criterion[] {
  return rubric.filter(({ key }) => (score.points[key] ?? null) === null)
}

export function isSameScore(one: ScoreValues, other: ScoreValues): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** Only the differences from the server's score. */
export function changesOf(
  score: ScoreValues,
  saved: ScoreValues,
): Pick<SaveScoreInput, 'points' | 'comment'> {
  const keys = Object.keys(score.points).filter(
    (key) =>
      score.points[key] !== saved.points[key] ||
      score.comments[key] !== saved.comments[key],
  )
  return {
    ...(keys.length > 0 && {
      points: keys.map((key) => ({
        key,
        points: score.points[key] ?? null,
        comment: score.comments[key]?.trim() || null,
      })),
    }),
    ...(score.comment !== saved.comment && { comment: score.comment.trim() || null }),
  }
}

/** The digit for each level: its points where all points have one digit, else its place. */
export function digitsOf({ levels }: Pick<Criterion, 'levels'>): string[] {
  const areDigits = levels.every(({ points }) => points <= 9)
  return levels.map(({ points }, index) => String(areDigits ? points : index + 1))
}

/** The points for a digit; null when no level has it. */
export function pointsOf(
  criterion: Pick<Criterion, 'levels'>,
  digit: string,
): number | null {
  const at = digitsOf(criterion).indexOf(digit)
  return criterion.levels[at]?.points ?? null
}
