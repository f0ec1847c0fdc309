import type { ReportReason } from '../listing-case/report-reason.ts'

/** What one person says is wrong with one listing. */
export type ListingReport = {
  id: string
  scholarshipId: string
  reporterId: string
  reason: ReportReason
  details: string | null
  /** The case that it belongs to. */
  caseId: string
  createdAt: Date
}

export const REPORT_DETAILS_MAX_LENGTH = 2000
/** How many new reports one person may make within the window. */
export const REPORTS_ALLOWED = 10
export const REPORT_WINDOW_MS = 3_600_000
