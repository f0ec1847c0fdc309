/** Words of what waits for a reviewer. */
export const queueMessages = {
  title: 'Reviews',
  lead: 'Applications waiting for your score, least reviewed first.',
  loading: 'Loading your reviews',
  failed: 'Failed to load your reviews',
  emptyTitle: 'Nothing to score',
  empty: 'Applications appear here once a chair assigns them to you.',
  none: {
    unverified: {
      title: 'Your organization is not verified',
      help: 'Reviews begin once it is: then applications assigned to you appear here.',
    },
    outside: {
      title: 'You take part in no reviews',
      help: 'Reviews are for owners, editors and reviewers of an organization. One of its owners can invite you.',
    },
  },
  progress: (done: number, all: number) => `${done} of ${all} scored`,
  progressLabel: 'Your scores',
  toDo: 'To score',
  noneLeft: 'You have scored everything assigned to you. Thank you!',
  notBegun: 'Scoring has not started. Applications appear here when it does.',
  start: 'Score the first one',
  next: (number: number) => `Application ${number}`,
  application: (number: number) => `Application ${number}`,
  scores: (count: number) => (count === 1 ? '1 score so far' : `${count} scores so far`),
  begun: 'Started',
  submitted: 'Submitted',
  submittedFailed: 'Failed to load your submitted scores',
  submittedCount: (count: number) => `Submitted (${count})`,
  openShort: 'Open the review',
  open: (title: string) => `Open the review of ${title}`,
  waiting: (count: number) =>
    count === 1 ? '1 application waiting' : `${count} applications waiting`,
  noun: 'applications',
  home: 'Home',
} as const
