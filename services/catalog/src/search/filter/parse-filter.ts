import type { ValidationFailed } from '@landfall/kit/core/problems'
import { type Result, ok } from '@landfall/kit/core/result'
import { parseInput } from '@landfall/kit/graphql/parse-input'
import { z } from 'zod'
import {
  type ScholarshipSearch,
  AMOUNTS_FAULT,
  areAmountsInOrder,
  filterSchema,
} from './scholarship-search.ts'

const argument = z.object({ filter: filterSchema.refine(areAmountsInOrder, AMOUNTS_FAULT) })

/** Parses a query's `filter` argument; accepts names, slugs and codes. An unknown value is a fault of its field. */
export function parseFilter(input: unknown): Result<ScholarshipSearch, ValidationFailed> {
  const read = parseInput(argument, { filter: input })
  return read.ok ? ok(read.value.filter) : read
}
