import type { AwardJudgement } from './judge-award.ts'

/** What an eligible student has to wait for before applying makes sense. */
export type Awaited = 'NEXT_ROUND' | 'NOMINATION'

/** The verdict's words where nobody can apply on their own today. */
export const AWAITED_LABELS: Readonly<Record<Awaited, string>> = {
  NEXT_ROUND: 'Eligible by last round’s rules',
  NOMINATION: 'Eligible once nominated',
}

/** A judgment whose words send nobody to an application that cannot be made yet. */
export type TimedJudgement = AwardJudgement & {
  /** Null when the verdict is not ELIGIBLE or nothing is awaited. */
  awaits: Awaited | null
}

type Context = {
  /** The last known deadline has passed and the next one has not been announced. */
  isRoundOver: boolean
}

/**
 * Adds what is awaited to a judgment and to its words. The verdict stays: neither a step still to do nor a round
 * that is over makes anybody less eligible.
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

/** Whether a column asks for a nomination or a step says who nominates. */
function needsNomination({ criteria, steps }: AwardJudgement): boolean {
  return (
    criteria.some(({ code }) => code === 'nomination') ||
    steps.some(({ kind }) => kind === 'nomination')
  )
}
