import type { ReviewSort } from '#gql/graphql'
import { formatNumber } from '#ui/format-number.ts'

/** Words of the list of all applications to one scholarship. */
export const rankingMessages = {
  title: 'Applications',
  loading: 'Loading applications',
  failed: 'Failed to load the applications',
  emptyTitle: 'No applications yet',
  empty: 'They appear here once students submit them.',
  noneTitle: 'No applications match',
  none: 'Choose other filters, or show all applications.',
  showAll: 'Show all',
  total: (count: number) =>
    `${formatNumber(count)} ${count === 1 ? 'application' : 'applications'}`,
  sort: 'Sort by',
  sorts: {
    RANK: 'Adjusted score',
    RAW: 'Raw score',
    LEAST_REVIEWED: 'Least reviewed',
    SUBMITTED: 'Earliest submitted',
  } satisfies Record<ReviewSort, string>,
  state: 'State',
  scored: 'Scores',
  scoredOptions: { yes: 'All scores in', no: 'Scores missing' },
  planned: 'Decision',
  plannedOptions: { yes: 'Planned', no: 'Not planned' },
  mine: 'Assigned',
  mineOptions: { yes: 'To me', no: 'Not to me' },
  all: 'All',
  rank: 'Rank',
  name: 'Application',
  nameOf: (number: number, name: string | null | undefined) =>
    name ? `${name} · no. ${number}` : `Application ${number}`,
  reviews: 'Scores',
  reviewsOf: (done: number, wanted: number) => `${done} of ${wanted}`,
  raw: 'Raw',
  adjusted: 'Adjusted',
  margin: (score: string, margin: string) => `${score} ± ${margin}`,
  noScore: 'None yet',
  submitted: 'Submitted',
  choose: (name: string) => `Select ${name}`,
  chooseAll: 'Select all on this page',
  chosen: (count: number) => `${count} selected`,
  clear: 'Clear selection',
  rangeHint: 'Hold Shift to select a range.',
  pages: 'Pages of applications',
  before: 'Previous page',
  after: 'Next page',
  place: (from: number, to: number, total: number) =>
    `${from}–${to} of ${formatNumber(total)}`,
  method: 'How scores are adjusted',
  methodText: [
    'Some reviewers give more points than others for the same work. “Raw” is the plain mean of the scores, out of 100. “Adjusted” removes how far each reviewer scores above or below the others on the applications they share.',
    'Both the reviewer’s leniency and the application’s score are estimates, pulled toward the middle while there are few scores (a random-effects model, best linear unbiased prediction).',
    '± is half of the 95% interval. If the intervals of two applications overlap, the scores alone don’t show which one is better.',
  ],
} as const
