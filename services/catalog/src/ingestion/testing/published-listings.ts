import {
  type ListingFacts,
  listingCriteriaOf,
} from '../../record/scholarship/listing-criteria.ts'
import { askingAwards } from '../shipped/testing/asking-awards.ts'

/** For tests: the shipped awards, freshly loaded, as catalog publishes them for matching students. */
export function publishedListings(now: Date): { id: string; listing: ListingFacts }[] {
  const loaded = {
    version: 1,
    visibility: 'public',
    closedReason: null,
    lastVerifiedAt: null,
    linkStatus: 'unchecked',
    feed: null,
    publishedAt: now,
    editedFields: [],
    createdAt: now,
    updatedAt: now,
  } as const
  return askingAwards().map(({ id, criteria, requirements }) => {
    const stored = { ...criteria, ...loaded, requirements }
    return { id, listing: listingCriteriaOf(stored, null, now) }
  })
}
