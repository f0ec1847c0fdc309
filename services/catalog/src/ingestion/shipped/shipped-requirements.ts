import { requirementSchema } from '@landfall/proto-events/catalog/scholarship-requirements'
import { z } from 'zod'
import type { ScholarshipDetails } from '../../record/scholarship/scholarship.ts'

/**
 * The shape of data/scholarship-requirements.json and data/corrections.json, see data/README.md. `id` is the slug of a row of data/scholarships.json.
 */

const slug = z.string().regex(/^[a-z0-9-]+$/)

export const shippedRequirementsSchema = z.strictObject({
  id: slug,
  description: z.string().min(1),
  requirements: z.array(requirementSchema),
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

/** Columns that only corrections have, and the rows do not. */
const NEW_COLUMNS = ['loan', 'asOf']

/** The row with its corrections applied, without the columns that only corrections have. */
export function correctRow(
  row: Readonly<Record<string, unknown>>,
  corrections: readonly Correction[],
): Record<string, unknown> {
  const ofRow = corrections.filter(
    ({ id, field }) => id === row.id && !NEW_COLUMNS.includes(field),
  )
  return { ...row, ...Object.fromEntries(ofRow.map(({ field, new: is }) => [field, is])) }
}

/** What the other files say about one row. */
export type ShippedAsks = Pick<
  ScholarshipDetails,
  'description' | 'requirements' | 'loan' | 'asOf'
>

/** For a row that no other file mentions: its own texts are what it asks. */
export const NOTHING_BESIDE: ShippedAsks = {
  description: null,
  requirements: null,
  loan: null,
  asOf: null,
}

const rowSchema = z.looseObject({ id: z.string() })

/** The columns that only corrections have. */
const newColumnsSchema = z.object({
  loan: z.enum(['whole', 'part']).nullable().default(null),
  asOf: z.string().min(1).nullable().default(null),
})

/**
 * Returns a row with its corrections, and what the other files say about it.
 * @param asked the text of scholarship-requirements.json
 * @param corrected the text of corrections.json
 * @throws ZodError if one of them is broken
 */
export function besideOf(asked: string, corrected: string) {
  const requirements = z.array(shippedRequirementsSchema).parse(JSON.parse(asked))
  const corrections = z.array(correctionSchema).parse(JSON.parse(corrected))
  const askedOf = new Map(requirements.map((one) => [one.id, one]))
  const correctionsOf = Map.groupBy(corrections, ({ id }) => id)
  return (raw: unknown): { row: unknown; asks: ShippedAsks } => {
    const row = rowSchema.safeParse(raw).data
    if (row === undefined) return { row: raw, asks: NOTHING_BESIDE }
    const ofRow = correctionsOf.get(row.id) ?? []
    const columns = Object.fromEntries(ofRow.map(({ field, new: is }) => [field, is]))
    const found = askedOf.get(row.id)
    const asks: ShippedAsks = {
      ...newColumnsSchema.parse(columns),
      description: found?.description ?? null,
      requirements: found?.requirements ?? null,
    }
    return { row: correctRow(row, ofRow), asks }
  }
}
