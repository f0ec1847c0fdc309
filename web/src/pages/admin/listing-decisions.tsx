import { ListingQueue } from '#features/admin/listing-queue.tsx'
import { SuggestionQueue } from '#features/admin/suggestion-queue.tsx'

/** Listings that people suggested, and listings too uncertain to show. */
export function ListingDecisions() {
  return (
    <div className="in-order flex flex-col gap-8">
      <SuggestionQueue />
      <ListingQueue />
    </div>
  )
}
