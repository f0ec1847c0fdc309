import { LISTINGS_PER_PAGE } from '@landfall/proto-events/catalog/scholarship-criteria-republished.v1'

/** NATS messages hold 1 MiB; the rest is for the envelope around the page. */
const MAX_PAGE_BYTES = 900_000

/** As many listings from the start as one event carries, but at least one. */
export function pageOfListings<Listing extends object>(
  listings: readonly Listing[],
): Listing[] {
  const page: Listing[] = []
  let bytes = 0
  for (const listing of listings.slice(0, LISTINGS_PER_PAGE)) {
    bytes += Buffer.byteLength(JSON.stringify(listing)) + 1
    if (bytes > MAX_PAGE_BYTES && page.length > 0) break
    page.push(listing)
  }
  return page
}
