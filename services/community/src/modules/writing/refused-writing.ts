import type { SubgraphContext } from '@landfall/kit/graphql/subgraph'
import type { WritingProblem } from './check-writing.ts'

/** The answer that says why a text was not posted, and how long the client must wait, if it has to. */
export function refusedWriting(
  problem: WritingProblem,
  { effects }: Pick<SubgraphContext, 'effects'>,
): WritingProblem {
  if (problem.__typename === 'TooManyRequests')
    effects.retryAfterSeconds = problem.retryAfterSeconds
  return problem
}
