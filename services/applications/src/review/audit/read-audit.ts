import type { AuditPosition, ReviewAuditStore } from './review-audit.store.ts'

/** One page of what was done in a review, newest first, and how much there is. */
export function makeReadAudit({ reviewAudit }: { reviewAudit: ReviewAuditStore }) {
  return async function readAudit(
    scholarshipId: string,
    o: { after: AuditPosition | null; limit: number },
  ) {
    const [entries, totalCount] = await Promise.all([
      reviewAudit.page(scholarshipId, o.after, o.limit),
      reviewAudit.countOf(scholarshipId),
    ])
    return { entries, totalCount }
  }
}
