import type { OfferPosition, OfferQuery, OfferStore } from './offer.store.ts'
import type { Offer } from './offer.ts'

export type OfferPage = { records: Offer[]; hasNextPage: boolean; totalCount: number }

/** One page of what was offered out of a fund that the person may read, the newest first. */
export function makeListOffers({ offers }: { offers: OfferStore }) {
  return async function listOffers(
    o: OfferQuery & { first: number; after: OfferPosition | null },
  ): Promise<OfferPage> {
    const { fundId, states, first, after } = o
    const query = { fundId, states }
    const [records, totalCount] = await Promise.all([
      offers.page({ ...query, after, limit: first + 1 }),
      offers.countOf(query),
    ])
    return {
      records: records.slice(0, first),
      hasNextPage: records.length > first,
      totalCount,
    }
  }
}
