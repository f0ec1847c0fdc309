import type { AwardJudgement } from './judge-award.ts'

/** What somebody who is eligible has to wait for before applying makes sense. */
export type Awaited = 'NEXT_ROUND' | 'NOMINATION'

/** Where nobody can apply by themselves today, the verdict's words say so. */
export const AWAITED_LABELS: Readonly<Record<Awaited, string>> = {
  NEXT_ROUND: 'Eligible by last round’s rules',
  NOMINATION: 'Eligible once nominated',
}

/** A judgement whose words do not send anybody to an application that cannot be made yet. */
export type TimedJudgement = AwardJudgement & {
  /** Null with any other verdict than ELIGIBLE, and where nothing is awaited. */
  awaits: Awaited | null
}

type Context = {
  /** The last known deadline has passed, and the next one is not announced. */
  isRoundOver: boolean
}

/**
 * Adds what is awaited to a judgement, and to its words. The verdict stays: what is to be done makes nobody less
 * eligible, and neither does a round that is over.
 */
export function withAwaited(judgement: AwardJudgement, context: Context): TimedJudgement {
  const awaits = awaitedOf(judgement, context)
  return awaits === null
    ? { ...judgement, awaits }
    : { ...judgement, awaits, label: AWAITED_LABELS[awaits] }
}

function awaitedOf(judgement: AwardJudgement, { isRoundOver }: Context): Awaited | null {
  if (judgement.verdict !== 'ELIGIBLE') return null
  if (isRoundOver) return 'NEXT_ROUND'
  return needsNomination(judgement) ? 'NOMINATION' : null
}

/** Stated in a column, or as a step that says who nominates. */
function needsNomination({ criteria, steps }: AwardJudgement): boolean {
  return (
    criteria.some(({ code }) => code === 'nomination') ||
    steps.some(({ kind }) => kind === 'nomination')
  )
}
