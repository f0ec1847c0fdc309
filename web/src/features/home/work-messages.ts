type Count = string | null

const waits = (count: Count, nothing: string) =>
  count === null ? nothing : `Waiting for a decision: ${count}`

/** Words of administrators' further queues; homeMessages has the first part, which others need as well. */
export const workMessages = {
  waiting: 'Waiting for you',
  nothingWaits: 'Nothing is waiting for you.',
  quiet: 'Everything else',
  otherFailed: 'Failed to load the other queues',
  otherLoading: 'Loading the other queues',
  mentors: 'Mentors',
  mentorsWait: (applications: Count, appeals: Count) =>
    applications === null && appeals === null
      ? 'No applications or appeals waiting.'
      : `Applications: ${applications ?? 0} · Appeals: ${appeals ?? 0}`,
  openMentors: 'Review mentors',
  reviews: 'Reviews of mentors',
  reviewsWait: (count: Count) => waits(count, 'No reported reviews.'),
  openReviews: 'Open reported reviews',
  forum: 'Forum',
  forumWait: (cases: Count, appeals: Count) =>
    cases === null && appeals === null
      ? 'No reports or appeals waiting.'
      : `Reports: ${cases ?? 0} · Appeals: ${appeals ?? 0}`,
  openForum: 'Moderate the forum',
  messages: 'Messages',
  messagesWait: (count: Count) =>
    count === null ? 'No messages waiting.' : `Not closed yet: ${count}`,
  openMessages: 'Open messages',
  rules: 'Immigration rules',
  rulesWait: (count: Count) => waits(count, 'No proposed changes.'),
  openRules: 'Open rules',
  failed: 'Failed work',
  failedWait: (count: Count, isKnown: boolean) => {
    if (count !== null) return `Failed for good: ${count}`
    return isKnown ? 'No event or job has failed.' : 'Not known right now.'
  },
  openFailed: 'Open failed work',
} as const
