import { z } from 'zod'
import { type ListingCells, listingField } from './normalize-listing.ts'
import { TRANSFORMS, transform } from './transforms.ts'

const path = z.string().min(1).max(200)
const cellSchema = z.union([
  path,
  z.strictObject({ path, transforms: z.array(z.enum(TRANSFORMS)).max(5).optional() }),
  z.strictObject({
    constant: z.union([
      z.string().max(500),
      z.number(),
      z.boolean(),
      z.array(z.string().max(200)),
    ]),
  }),
])

/**
 * Where a source's rows and values are found, as data: a path ("award.amount.0"), a column name or a constant, with
 * transforms from a closed list.
 */
export const mappingSchema = z.strictObject({
  /** Path to the list of rows; the document itself by default. */
  rows: path.optional(),
  /** The row's own id at the source. */
  id: cellSchema.optional(),
  /** Path to the address of the next page. */
  next: path.optional(),
  /** The delimiter between the values of a CSV. */
  delimiter: z.string().length(1).optional(),
  fields: z.partialRecord(listingField, cellSchema),
})

export type Mapping = z.output<typeof mappingSchema>
type Cell = z.output<typeof cellSchema>

/** The value at a path; also finds a name that contains dots. */
export function valueAt(raw: unknown, at: string): unknown {
  if (at === '') return raw
  if (raw === null || typeof raw !== 'object') return undefined
  if (Object.hasOwn(raw, at)) return (raw as Record<string, unknown>)[at]
  for (let dot = at.lastIndexOf('.'); dot > 0; dot = at.lastIndexOf('.', dot - 1)) {
    const head = at.slice(0, dot)
    if (!Object.hasOwn(raw, head)) continue
    return valueAt((raw as Record<string, unknown>)[head], at.slice(dot + 1))
  }
  return undefined
}

/** Reads one cell of a raw row. */
function readCell(raw: unknown, cell: Cell): unknown {
  if (typeof cell === 'string') return valueAt(raw, cell)
  if ('constant' in cell) return cell.constant
  return (cell.transforms ?? []).reduce(
    (value, name) => transform(name, value),
    valueAt(raw, cell.path),
  )
}

/** The row's cells under our names. */
export function mapRow(raw: unknown, { fields }: Pick<Mapping, 'fields'>): ListingCells {
  return Object.fromEntries(
    Object.entries(fields).map(([field, cell]) => [field, readCell(raw, cell)]),
  )
}

/** The row's own id as text; null when it states none. */
export function idOf(raw: unknown, mapping: Pick<Mapping, 'id'>): string | null {
  const value = mapping.id === undefined ? undefined : readCell(raw, mapping.id)
  const text = typeof value === 'number' ? String(value) : value
  return typeof text === 'string' && text.trim() !== '' ? text.trim().slice(0, 300) : null
}
