import type { ValidationFailed } from '@landfall/kit/core/problems'
import { type Result, ok } from '@landfall/kit/core/result'
import { parseInput } from '@landfall/kit/graphql/parse-input'
import { z } from 'zod'
import { type ScholarshipSearch, filterSchema } from './scholarship-search.ts'

const argument = z.object({
  filter: filterSchema.refine(
    ({ minAmount, maxAmount }) =>
      minAmount === null || maxAmount === null || Number(minAmount) <= Number(maxAmount),
    { path: ['maxAmount'], message: 'The maximum must be at least the minimum' },
  ),
})

/** Parses a query's `filter` argument; accepts names, slugs and codes. An unknown value is a fault of its field. */
export function parseFilter(input: unknown): Result<ScholarshipSearch, ValidationFailed> {
  const read = parseInput(argument, { filter: input })
  return read.ok ? ok(read.value.filter) : read
}
