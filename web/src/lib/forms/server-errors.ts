import type { FormFailure } from '#ui/use-form.ts'
import { showError, type ProblemLike } from '../graphql/show-error.ts'

/**
 * Puts a refused mutation on its form: each message of a ValidationFailed beside its field, anything
 * else above the form. `rename` maps a path of the input ("facts.gpa") to the form's field name.
 */
export function serverErrors(
  problem: ProblemLike,
  rename: Record<string, string> = {},
): FormFailure {
  if (!problem.errors?.length) return { message: showError(problem), fields: {} }
  const fields: Record<string, string> = {}
  for (const { path, message } of problem.errors) {
    const joined = path.join('.')
    fields[rename[joined] ?? path.at(-1) ?? joined] ??= message
  }
  return { message: null, fields }
}
