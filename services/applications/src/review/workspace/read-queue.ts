import type { ReviewAssignmentStore } from '../assignment/review-assignment.store.ts'
import type { PanelRef } from '../settings/review.policy.ts'
import { LEAST_REVIEWED } from './list-rows.ts'
import type { OpenReview, OpenReviewOf, OpenRow } from './read-review.ts'
import { isToDo, viewOf } from './row-view.ts'

/**
 * Applications that wait for somebody's score, the least reviewed first: in all reviews that are scoring, or in one
 * scholarship's.
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
    return found
      .flatMap((one) => (one === null ? [] : waitingIn(one)))
      .toSorted((one, other) => LEAST_REVIEWED(one.row, other.row))
  }
}

/** Applications that wait for the viewer's score in one review, the least reviewed first. */
export function waitingIn(open: OpenReview): OpenRow[] {
  if (open.seat.review.stage !== 'scoring') return []
  return open.board.rows
    .flatMap((row) => {
      const view = viewOf(row, open.by)
      return view && isToDo(row, open.by) ? [{ ...open, row, view }] : []
    })
    .toSorted((one, other) => LEAST_REVIEWED(one.row, other.row))
}
