import type { Clock } from '@landfall/kit/core/clock'
import { type Problem, conflict, validationFailed } from '@landfall/kit/core/problems'
import { type Result, err, ok } from '@landfall/kit/core/result'
import type { StudentRef } from '@landfall/kit/identity/student-policy'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import type { SearchScholarships } from '../../search/search/search-scholarships.ts'
import type { ChosenSearch } from './saved-search.input.ts'
import type { SavedSearchStore } from './saved-search.store.ts'
import {
  SEARCHES_ALLOWED,
  type SavedFilters,
  type SavedSearch,
  filtersOf,
  searchOf,
} from './saved-search.ts'

type Stores = { savedSearches: SavedSearchStore }
type Deps = {
  unitOfWork: UnitOfWork<Stores>
  searchScholarships: SearchScholarships
  clock: Clock
  newId: () => string
}

/**
 * Saves a search. Listings that fit it now are not new; those that come to fit later are. Expected failures:
 * ValidationFailed (the name is taken), Conflict (too many).
 */
export function makeCreateSavedSearch(deps: Deps) {
  const { unitOfWork, searchScholarships, clock, newId } = deps
  return async (
    { studentId }: StudentRef,
    { filters: asked, ...chosen }: ChosenSearch,
  ): Promise<Result<SavedSearch, Problem>> => {
    const filters = await asFound(searchScholarships, asked)
    return unitOfWork(async ({ savedSearches }) => {
      await savedSearches.queueUp(studentId)
      if (await savedSearches.hasName(studentId, chosen.name, null)) return err(nameTaken())
      if ((await savedSearches.count(studentId)) >= SEARCHES_ALLOWED) {
        return err(
          conflict(`You can keep up to ${SEARCHES_ALLOWED} searches. Remove one first.`),
        )
      }
      const now = clock.now()
      const search: SavedSearch = {
        ...filters,
        ...chosen,
        id: newId(),
        studentId,
        revision: await savedSearches.nextRevision(),
        lastSeenAt: now,
        lastNotifiedAt: null,
        version: 1,
        createdAt: now,
        updatedAt: now,
      }
      await savedSearches.insert(search)
      return ok(search)
    })
  }
}

/**
 * The filters as the search applied them, with words understood and corrected, so that what the student saw is saved.
 */
export async function asFound(
  searchScholarships: SearchScholarships,
  filters: SavedFilters,
): Promise<SavedFilters> {
  const { search } = await searchScholarships(searchOf(filters), 'relevance', null)
  return filtersOf(search)
}

export function nameTaken(): Problem {
  const message = 'You have a saved search with this name'
  return validationFailed([{ path: ['name'], message }])
}
