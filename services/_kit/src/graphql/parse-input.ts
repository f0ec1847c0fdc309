import { problemsFromZod, type ValidationFailed } from '../core/problems.ts'
import { err, ok, type Result } from '../core/result.ts'
import type { z } from 'zod'

/** Reads a mutation's input at the edge; the faults come back as one problem with a message per field. */
export function parseInput<S extends z.ZodType>(
  schema: S,
  input: unknown,
): Result<z.output<S>, ValidationFailed> {
  const parsed = schema.safeParse(input)
  return parsed.success ? ok(parsed.data) : err(problemsFromZod(parsed.error))
}
