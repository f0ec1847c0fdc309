import type { ReviewAssignmentStore } from '../assignment/review-assignment.store.ts'
import type { PanelRef } from '../settings/review.policy.ts'
import { LEAST_REVIEWED } from './list-rows.ts'
import type { OpenReviewOf, OpenRow } from './read-review.ts'
import { isToDo, viewOf } from './row-view.ts'

/**
 * What waits for somebody's score, the least reviewed first: over all reviews that are scoring, or in that of
 * one scholarship.
 */
export function makeReadQueue(o: {
  reviewAssignments: ReviewAssignmentStore
  openReview: OpenReviewOf
}) {
  return async function readQueue(
    panelist: PanelRef,
    scholarshipId: string | null,
  ): Promise<OpenRow[]> {
    const all = await o.reviewAssignments.scholarshipsOf(panelist.userId)
    const wanted = all.filter((id) => scholarshipId === null || id === scholarshipId)
    const found = await Promise.all(wanted.map((id) => o.openReview(panelist, id)))
    const open = found.filter((one) => one?.seat.review.stage === 'scoring')
    return open
      .filter((one) => one !== null)
      .flatMap((one) =>
        one.board.rows.flatMap((row) => {
          const view = viewOf(row, one.by)
          return view && isToDo(row, one.by) ? [{ ...one, row, view }] : []
        }),
      )
      .toSorted((one, other) => LEAST_REVIEWED(one.row, other.row))
  }
}
