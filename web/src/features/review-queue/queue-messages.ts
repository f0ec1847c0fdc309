import { formatNumber } from '#ui/format-number.ts'

/** Words of the work that waits for a reviewer. */
export const queueMessages = {
  title: 'Reviews',
  mine: 'For you to score',
  mineHelp: 'Applications assigned to you, least reviewed first.',
  loading: 'Loading your reviews',
  failed: 'Failed to load your reviews',
  led: 'Reviews you lead',
  ledHelp:
    'Of the scholarships your organization takes applications for: you set the rules, see every application and decide.',
  ledLoading: 'Loading the reviews you lead',
  ledFailed: 'Failed to load the reviews you lead',
  ledNone: 'No review to lead yet',
  ledEmpty:
    'One begins by itself once your organization publishes a scholarship that students apply for here.',
  ledNoun: 'reviews',
  lead: (title: string) => `Lead the review of ${title}`,
  leadShort: 'Lead the review',
  applications: (count: number) =>
    count === 0
      ? 'No applications yet'
      : count === 1
        ? '1 application'
        : `${formatNumber(count)} applications`,
  scoresIn: (scores: number, wanted: number) =>
    `${formatNumber(scores)} of ${formatNumber(wanted)} scores`,
  questions: (count: number) =>
    count === 1 ? '1 question to answer' : `${formatNumber(count)} questions to answer`,
  promised: (day: string) => `Decision promised by ${day}`,
  emptyTitle: 'Nothing to score',
  empty: 'Applications appear here once a chair assigns them to you.',
  noneAssigned: 'No applications are assigned to you to score.',
  none: {
    unverified: {
      title: 'Your organization is not verified',
      help: 'Reviews begin once it is, and then appear here.',
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
