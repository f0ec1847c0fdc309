export const REPORT_REASONS = [
  'broken-link',
  'out-of-date',
  'wrong-facts',
  'asks-for-money',
  'other',
] as const

export type ReportReason = (typeof REPORT_REASONS)[number]

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
/** New reports of one person within the window. */
export const REPORTS_ALLOWED = 10
export const REPORT_WINDOW_MS = 3_600_000
