import { isUuid } from '@landfall/kit/core/ids'
import type { StudentRef } from '@landfall/kit/identity/student-policy'
import type { SavedSearchStore } from './saved-search.store.ts'
import type { SavedSearch } from './saved-search.ts'

type Page = { records: SavedSearch[]; hasNextPage: boolean; totalCount: number }

/** Reads a student's own searches for resolvers. */
export function makeReadSavedSearches({
  savedSearches,
}: {
  savedSearches: SavedSearchStore
}) {
  return {
    /** Latest first. */
    async listSavedSearches(
      { studentId }: StudentRef,
      { first, after }: { first: number; after: { createdAt: Date; id: string } | null },
    ): Promise<Page> {
      const found = await savedSearches.page({ studentId, after, limit: first + 1 })
      const totalCount = await savedSearches.count(studentId)
      return {
        records: found.slice(0, first),
        hasNextPage: found.length > first,
        totalCount,
      }
    },

    /** Null when there is none, or it is somebody else's. */
    findSavedSearch: async (
      { studentId }: StudentRef,
      id: string,
    ): Promise<SavedSearch | null> =>
      isUuid(id) ? savedSearches.find(studentId, id) : null,
  }
}
