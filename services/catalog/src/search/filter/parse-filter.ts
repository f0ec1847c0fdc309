import { problemsFromZod, validationFailed } from '@landfall/kit/core/problems'
import type { ValidationFailed } from '@landfall/kit/core/problems'
import { type Result, err, ok } from '@landfall/kit/core/result'
import { type ScholarshipSearch, filterSchema } from './scholarship-search.ts'

/**
 * Reads the argument `filter` of a query; names, slugs and codes are all welcome. A value that is on no
 * list is a fault of its field.
 */
export function parseFilter(input: unknown): Result<ScholarshipSearch, ValidationFailed> {
  const read = filterSchema.safeParse(input)
  if (read.success) return ok(read.data)
  const { errors } = problemsFromZod(read.error)
  return err(
    validationFailed(
      errors.map(({ path, message }) => ({ path: ['filter', ...path], message })),
    ),
  )
}
