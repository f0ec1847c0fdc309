export const REPORT_REASONS = [
  'broken-link',
  'out-of-date',
  'wrong-facts',
  'asks-for-money',
  'other',
] as const

export type ReportReason = (typeof REPORT_REASONS)[number]
