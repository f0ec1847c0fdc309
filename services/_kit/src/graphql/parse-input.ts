import { problemsFromZod, type ValidationFailed } from '@landfall/kit/core/problems'
import { err, ok, type Result } from '@landfall/kit/core/result'
import type { z } from 'zod'

/** Checks a use case's input; the faults come back as one problem with a message per field. */
export function parseInput<S extends z.ZodType>(
  schema: S,
  input: unknown,
): Result<z.output<S>, ValidationFailed> {
  const parsed = schema.safeParse(input)
  return parsed.success ? ok(parsed.data) : err(problemsFromZod(parsed.error))
}
