import { requirementSchema } from '@landfall/proto-events/catalog/scholarship-requirements'
import { z } from 'zod'

/**
 * The shape of data/scholarship-requirements.json, data/facts.json and data/corrections.json, see
 * data/README.md. `id` is the slug of a row of data/scholarships.json.
 */

const slug = z.string().regex(/^[a-z0-9-]+$/)

export const shippedRequirementsSchema = z.strictObject({
  id: slug,
  description: z.string().min(1),
  requirements: z.array(requirementSchema),
})

/** What students are asked beyond their profile. */
export const shippedFactSchema = z.strictObject({
  fact: slug,
  /** A word or two, for a list. */
  label: z.string().min(1),
  /** Answered by yes or no. */
  question: z.string().endsWith('?'),
  /** Facts of one topic stand together on a page. */
  topic: z.string().min(1),
  /** Belief, health, origin, money of the family and the like: asked only with its reason. */
  isSensitive: z.boolean(),
  isPerAward: z.boolean(),
})

/** One column of a row that its own text contradicts. A column that the file lacks is null in `old`. */
export const correctionSchema = z.strictObject({
  id: slug,
  field: z.string().min(1),
  old: z.json(),
  new: z.json(),
  reason: z.string().min(1),
})

export type Correction = z.output<typeof correctionSchema>

/** Columns that only corrections know; the rows have none of them. */
const NEW_COLUMNS = ['loan', 'asOf']

/** The row as its corrections have it; without the columns that only corrections know. */
export function correctRow(
  row: Readonly<Record<string, unknown>>,
  corrections: readonly Correction[],
): Record<string, unknown> {
  const ofRow = corrections.filter(
    ({ id, field }) => id === row.id && !NEW_COLUMNS.includes(field),
  )
  return { ...row, ...Object.fromEntries(ofRow.map(({ field, new: is }) => [field, is])) }
}
