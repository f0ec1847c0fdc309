import { type SQL, not, or } from 'drizzle-orm'
import type { Predicate } from '@landfall/matching/criteria/predicate'
import { scholarshipFilters as f } from '../../db/saved-search-tables.ts'
import { compilePredicate } from '../../record/scholarship/predicate.sql.ts'

/**
 * For a scholarship joined to a saved search: whether the search reports it.
 * @param fits what may be reported to the student; null means everything
 */
export function isNotifiable(fits: Predicate | null): SQL | undefined {
  return fits === null ? undefined : or(not(f.onlyWhatFits), compilePredicate(fits))
}
