import type { MatchProgressQuery } from '#gql/graphql'

export type MatchStep = Pick<
  NonNullable<MatchProgressQuery['matchProgress']>,
  'sequence' | 'label' | 'percent'
>

export type Progress = {
  /** In their order; steps that were skipped between two readings are not made up. */
  steps: readonly MatchStep[]
  percent: number
  isReachable: boolean
}

export const startOfProgress: Progress = { steps: [], percent: 0, isReachable: true }

/** Adds an answer: a step that is not newer than the last one changes nothing. */
export function nextProgress(
  progress: Progress,
  answer: Pick<MatchProgressQuery, 'matchProgress'> | 'unreachable',
): Progress {
  if (answer === 'unreachable') return { ...progress, isReachable: false }
  const step = answer.matchProgress
  const last = progress.steps.at(-1)
  if (!step || (last && step.sequence <= last.sequence))
    return progress.isReachable ? progress : { ...progress, isReachable: true }
  return {
    steps: [...progress.steps, step],
    percent: Math.max(progress.percent, Math.min(100, Math.max(0, step.percent))),
    isReachable: true,
  }
}
