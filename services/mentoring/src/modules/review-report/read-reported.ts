import type { ReportedReview, ReportedState, ReviewReport } from './review-report.ts'
import type { Moderator, Reporter } from './review-report.policy.ts'
import type { ReportedPosition, ReviewReportStore } from './review-report.store.ts'

export type Reported = ReportedReview & { reports: ReviewReport[] }

/** One page of the reported reviews with their reports; for moderators. */
export function makeListReportedReviews({
  reviewReports,
}: {
  reviewReports: ReviewReportStore
}) {
  return async (
    _moderator: Moderator,
    o: { state: ReportedState; first: number; after: ReportedPosition | null },
  ): Promise<{ records: Reported[]; hasNextPage: boolean; totalCount: number }> => {
    const found = await reviewReports.page(o.state, { ...o, limit: o.first + 1 })
    const shown = found.slice(0, o.first)
    const reports = await reviewReports.reportsOf(shown.map(({ id }) => id))
    const byReview = Map.groupBy(reports, ({ reviewId }) => reviewId)
    return {
      records: shown.map((one) => ({ ...one, reports: byReview.get(one.id) ?? [] })),
      hasNextPage: found.length > o.first,
      totalCount: await reviewReports.countOf(o.state),
    }
  }
}

/**
 * One page of a person's own reports. The outcome concerns the review's author, so the reporter does not see it.
 */
export function makeListOwnReviewReports({
  reviewReports,
}: {
  reviewReports: ReviewReportStore
}) {
  return async (
    { reporterId }: Reporter,
    { first, after }: { first: number; after: string | null },
  ): Promise<{ items: ReviewReport[]; hasNextPage: boolean; totalCount: number }> => {
    const [found, totalCount] = await Promise.all([
      reviewReports.ofReporter(reporterId, { after, limit: first + 1 }),
      reviewReports.countOfReporter(reporterId),
    ])
    const hasNextPage = found.length > first
    return { items: found.slice(0, first), hasNextPage, totalCount }
  }
}
