import { ListingQueue } from '#features/admin/listing-queue.tsx'
import { SuggestionQueue } from '#features/admin/suggestion-queue.tsx'

/** What people suggested, and listings too uncertain to show. */
export function ListingDecisions() {
  return (
    <>
      <SuggestionQueue />
      <ListingQueue />
    </>
  )
}
