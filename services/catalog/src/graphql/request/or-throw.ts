import { type Problem, throwProblem } from '@landfall/kit/core/problems'
import type { Result } from '@landfall/kit/core/result'

/** For queries, which have no union to answer a refusal with: what the policy let through, or throws. */
export function orThrow<T>(result: Result<T, Problem>): T {
  return result.ok ? result.value : throwProblem(result.error)
}
