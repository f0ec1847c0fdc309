import type { ReviewReportReason } from '#gql/graphql'

/** Words of reporting parts of a mentor's page, and of deciding on reports. */
export const reportMessages = {
  report: 'Report',
  reportLabel: (day: string) => `Report the review of ${day}`,
  title: 'Report this review',
  lead: 'Moderators will read it. The person who wrote the review will not learn who reported it.',
  reason: 'What is wrong with it?',
  reasonRequired: 'Please choose a reason',
  note: 'Anything else?',
  send: 'Send report',
  cancel: 'Cancel',
  sent: 'Thank you. A moderator will review it.',
  queue: 'Reviews of mentors',
  noun: 'reviews',
  state: 'Show',
  states: { OPEN: 'Waiting', HIDDEN: 'Hidden' },
  failed: 'Failed to load the reviews',
  loading: 'Loading reviews',
  none: { OPEN: 'No reported reviews waiting', HIDDEN: 'No review is hidden' },
  about: (name: string) => `About ${name}`,
  hide: 'Hide the comments',
  keep: 'Keep them',
  show: 'Show them again',
  decided: 'Decision saved',
  failedDecision: 'Failed to save the decision',
} as const

export const reportReasons: Readonly<Record<ReviewReportReason, string>> = {
  SPAM: 'Advertising or spam',
  ABUSE: 'It attacks someone',
  PERSONAL_DATA: 'It contains personal data',
  UNTRUE: 'It is not true',
  OTHER: 'Something else',
}
