import { type Problem, throwProblem } from '@landfall/kit/core/problems'
import type { Result } from '@landfall/kit/core/result'

/** Returns what the policy let through, or throws; for queries, which have no union for a refusal. */
export function orThrow<T>(result: Result<T, Problem>): T {
  return result.ok ? result.value : throwProblem(result.error)
}
