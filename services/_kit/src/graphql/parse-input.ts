import { problemsFromZod, throwProblem, type ValidationFailed } from '../core/problems.ts'
import { err, ok, type Result } from '../core/result.ts'
import type { z } from 'zod'

/** Parses a mutation's input at the edge; returns its errors as one problem with a message per field. */
export function parseInput<S extends z.ZodType>(
  schema: S,
  input: unknown,
): Result<z.output<S>, ValidationFailed> {
  const parsed = schema.safeParse(input)
  return parsed.success ? ok(parsed.data) : err(problemsFromZod(parsed.error))
}

/**
 * Parses input that has no union for returning errors: arguments of queries and fields, and inputs of
 * mutations in which the graph itself has checked everything that can be wrong.
 * @throws GraphQLError VALIDATION_FAILED with a message per field
 */
export function parseOrThrow<S extends z.ZodType>(schema: S, given: unknown): z.output<S> {
  const parsed = parseInput(schema, given)
  return parsed.ok ? parsed.value : throwProblem(parsed.error)
}
