import type { SubgraphContext } from '@landfall/kit/graphql/subgraph'
import type { WritingProblem } from './check-writing.ts'

/** Answers why a text was not posted; a client that has to wait is told how long. */
export function refusedWriting(
  problem: WritingProblem,
  { effects }: Pick<SubgraphContext, 'effects'>,
): WritingProblem {
  if (problem.__typename === 'TooManyRequests')
    effects.retryAfterSeconds = problem.retryAfterSeconds
  return problem
}
