import { type EarlierPoint, heldAgainst } from '@landfall/essays/open-points'
import { isUuid } from '@landfall/kit/core/ids'
import type { StudentRef } from '@landfall/kit/identity/student-policy'
import type { EssayDocumentStore } from './essay-document.store.ts'
import type { EssayReviewStore, ReviewPosition } from './essay-review.store.ts'
import type { EssayResult, EssayReview, EssayText, EssayType } from './essay.ts'

type Deps = {
  essayReviews: EssayReviewStore
  essayDocuments: Pick<EssayDocumentStore, 'findText' | 'findResult'>
}

/**
 * The number of newest reviews from which we say how long a review takes now; with fewer than `least` we say
 * nothing.
 */
const MEASURED = { most: 20, least: 5 } as const

export type ReviewPage = {
  reviews: EssayReview[]
  hasNextPage: boolean
  totalCount: number
}

/** What students can read about their essays. */
export function makeReadEssays({ essayReviews, essayDocuments }: Deps) {
  return {
    /** Null when there is none or it is somebody else's. */
    async find({ studentId }: StudentRef, id: string): Promise<EssayReview | null> {
      return isUuid(id) ? essayReviews.find(studentId, id) : null
    },

    /** The newest version of each essay, newest first, and their total number. */
    async list(
      { studentId }: StudentRef,
      query: { essayType: EssayType | null; first: number; after: ReviewPosition | null },
    ): Promise<ReviewPage> {
      const { essayType, first, after } = query
      const [reviews, totalCount] = await Promise.all([
        essayReviews.page({ studentId, essayType, after, limit: first + 1 }),
        essayReviews.count(studentId, essayType),
      ])
      const hasNextPage = reviews.length > first
      return { reviews: reviews.slice(0, first), hasNextPage, totalCount }
    },

    /** The number of seconds within which half of the newest reviews were ready; null when there are too few. */
    async reviewSeconds(): Promise<number | null> {
      const measured = await essayReviews.newestDurations(MEASURED.most)
      if (measured.length < MEASURED.least) return null
      const sorted = measured.toSorted((one, other) => one - other)
      const middleMs = sorted[Math.ceil(sorted.length / 2) - 1] ?? 0
      return Math.max(1, Math.ceil(middleMs / 1_000))
    },

    /** Every version of the essay of the student's own review, oldest first. */
    async versions({ studentId, essayId }: EssayReview): Promise<EssayReview[]> {
      return essayReviews.versions(studentId, essayId)
    },

    async text({ textId }: EssayReview): Promise<EssayText | null> {
      return essayDocuments.findText(textId)
    },

    async result({ resultId }: EssayReview): Promise<EssayResult | null> {
      return resultId === null ? null : essayDocuments.findResult(resultId)
    },

    /** The points that the last reviewed version before this one left open, and which of them this one has met. */
    async earlierPoints(review: EssayReview): Promise<EarlierPoint[]> {
      const versions = await essayReviews.versions(review.studentId, review.essayId)
      const before = versions.findLast(
        ({ version, resultId }) => version < review.version && resultId !== null,
      )
      if (!before?.resultId || review.resultId === null) return []
      const [then, now] = await Promise.all(
        [before.resultId, review.resultId].map((id) => essayDocuments.findResult(id)),
      )
      return then && now ? heldAgainst(then.score, now.score) : []
    },
  }
}
