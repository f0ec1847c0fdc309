import { sql } from 'drizzle-orm'
import { scholarships as s } from '../../db/scholarship-tables.ts'
import type { ListingFit } from './listing-fit.ts'

/** A row of `scholarships` as a `ListingFit`; the order of keys is jsonb's own everywhere. */
export const listingFit = sql<ListingFit>`jsonb_build_object(
  'status', ${s.status},
  'countries', ${s.searchCountries},
  'degrees', ${s.searchDegrees},
  'fields', ${s.searchFields},
  'complexity', ${s.applicationComplexity},
  'requiresEssay', ${s.requiresEssay},
  'amountType', ${s.amountType},
  'least', ${s.leastAmount},
  'most', ${s.mostAmount},
  'deadlinePrecision', ${s.deadlinePrecision},
  'deadlineDate', ${s.deadlineDate},
  'rollsAt', ${s.deadlineRollsAt},
  'words', ${s.searchText}::text
)`
