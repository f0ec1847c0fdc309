import type { SignedInViewer } from '@landfall/kit/identity/viewer'
import type { ListingSuggestionStore } from './listing-suggestion.store.ts'

/** What resolvers read of suggestions. */
export function makeReadSuggestions({
  listingSuggestions,
}: {
  listingSuggestions: ListingSuggestionStore
}) {
  return {
    async listSuggestions(
      _admin: SignedInViewer,
      page: { first: number; after: string | null },
    ) {
      const [found, totalCount] = await Promise.all([
        listingSuggestions.pageOfOpen(page),
        listingSuggestions.countOfOpen(),
      ])
      const hasNextPage = found.length > page.first
      return { items: found.slice(0, page.first), hasNextPage, totalCount }
    },
  }
}
