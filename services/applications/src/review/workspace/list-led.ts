import type { PanelRef } from '../settings/review.policy.ts'
import type { ReviewStore } from '../settings/review.store.ts'
import type { OpenReview, OpenReviewOf } from './read-review.ts'

export type LedPage = { records: OpenReview[]; hasNextPage: boolean; totalCount: number }

/** One page of the reviews that a chair leads, in the order of their list; only those on the page are loaded. */
export function makeListLed(o: { reviews: ReviewStore; openReview: OpenReviewOf }) {
  return async function listLed(
    chair: PanelRef,
    first: number,
    after: string | null,
  ): Promise<LedPage> {
    const all = await o.reviews.scholarshipsOf(chair.chairOf)
    const start = after === null ? 0 : all.indexOf(after) + 1
    const page = all.slice(start, start + first)
    const opened = await Promise.all(page.map((id) => o.openReview(chair, id)))
    return {
      records: opened.filter((one) => one !== null),
      hasNextPage: start + first < all.length,
      totalCount: all.length,
    }
  }
}
