import { LazyPart, lazyPart } from '#ui/lazy-part.tsx'
import { keepsScholarships, useSession } from '#lib/session/session.ts'

const SavedSearchPanel = lazyPart(
  async () =>
    (await import('#features/saved-searches/saved-search-panel.tsx')).SavedSearchPanel,
)

/** A student's saved searches; the page does not wait for them. */
export function KeptSearches() {
  const { viewer } = useSession()
  if (!keepsScholarships(viewer)) return null
  return (
    <LazyPart>
      <SavedSearchPanel />
    </LazyPart>
  )
}
