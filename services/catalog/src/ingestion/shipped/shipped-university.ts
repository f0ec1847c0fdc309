import { err, ok, type Result } from '@landfall/kit/core/result'
import { universityIdOf } from '@landfall/reference/university-id'
import { contentHash } from '../../record/scholarship/content-hash.ts'
import type { NewUniversity } from '../../record/university/university.ts'
import { decimalText, statedList } from './cells.ts'
import { type ShippedUniversity, shippedUniversitySchema } from './shipped-rows.ts'

/** Maps a row of data/universities.json to a record; what is not reported stays null. */
export function mapShippedUniversity(
  raw: unknown,
): Result<NewUniversity, { key: string; faults: readonly string[] }> {
  const parsed = shippedUniversitySchema.safeParse(raw)
  if (!parsed.success) {
    const faults = parsed.error.issues.map(
      ({ path, message }) => `${path.join('.')}: ${message}`,
    )
    return err({ key: keyOf(raw), faults })
  }
  const row = parsed.data
  const stated = statedOf(row)
  return ok({
    id: universityIdOf(row.unitid),
    slug: slugOf(row),
    ...stated,
    contentHash: contentHash(stated),
  })
}

function statedOf(row: ShippedUniversity) {
  return {
    ...row,
    type: row.type === 'Public' ? 'public' : 'private',
    acceptanceRate: decimalText(row.acceptanceRate, 1),
    tuitionInState: decimalText(row.tuitionInState, 2),
    tuitionOutOfState: decimalText(row.tuitionOutOfState, 2),
    // The files have no separate figure for international students.
    internationalTuition: null,
    description: null,
    internationalStudentsPercent: decimalText(row.internationalStudentsPercent, 1),
    topMajors: statedList(row.topMajors),
    emailDomains: statedList(row.emailDomains),
    isActive: true,
  } as const
}

/** Several institutions share a name, so the slug ends with the unit id. */
function slugOf({ name, unitid }: ShippedUniversity): string {
  const words = name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\p{M}'’.]/gu, '')
    .replaceAll('&', ' and ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return `${words}-${unitid}`
}

function keyOf(raw: unknown): string {
  const key =
    typeof raw === 'object' && raw !== null && 'unitid' in raw ? raw.unitid : undefined
  return typeof key === 'number' ? String(key) : 'unknown'
}
