import { isDecided } from '../../application/application/application-state.ts'
import type { Application } from '../../application/application/application.ts'
import { highest } from '../rubric/rubric.ts'
import type { PromisedDecision } from '../settings/review.store.ts'
import type { BoardStores } from '../workspace/read-review.ts'
import { readRow } from '../workspace/read-review.ts'
import { meanPoints } from './export-table.ts'

/** What a student learns about how their application was judged: never by whom, or in what words. */
export type ReviewSummary = {
  criteria: {
    name: string
    description: string | null
    weight: number
    /** Mean of the points given, to one decimal. */
    averagePoints: number
    ofPoints: number
    /** The anchor of the highest level that the mean reaches. */
    anchor: string | null
  }[]
  reviewCount: number
}

/** A mean of fewer is one person's opinion. */
const MIN_REVIEWS = 2

/** The summary of a student's own application, once it is decided and if the owner shares it; else null. */
export function makeSummarizeReview(stores: BoardStores) {
  return async function summarizeReview({
    id,
    state,
  }: Pick<Application, 'id' | 'state'>): Promise<ReviewSummary | null> {
    if (!isDecided(state)) return null
    const reviewId = await stores.reviewEntries.reviewOf(id)
    const review = reviewId && (await stores.reviews.find(reviewId))
    if (!review || !review.sharesSummary) return null
    const row = await readRow(stores, review, id)
    if (!row || row.reviewCount < MIN_REVIEWS) return null
    const criteria = review.rubric.flatMap(({ key, name, description, weight, levels }) => {
      const mean = meanPoints(row, key)
      if (mean === null) return []
      const reached = levels.findLast(({ points }) => points <= mean)
      const averagePoints = Math.round(mean * 10) / 10
      const anchor = reached?.anchor ?? null
      return [
        { name, description, weight, averagePoints, ofPoints: highest(levels), anchor },
      ]
    })
    return { criteria, reviewCount: row.reviewCount }
  }
}

/** The decision days that owners promised in reviews, by scholarship. */
export function makeReadPromises({ reviews }: Pick<BoardStores, 'reviews'>) {
  return async (
    scholarshipIds: readonly string[],
  ): Promise<(PromisedDecision | null)[]> => {
    const found = await reviews.findPromises(scholarshipIds)
    return scholarshipIds.map((id) => found.get(id) ?? null)
  }
}
