import type { MemberRole } from '#gql/graphql'

/** Words of an organization's own pages; the scholarship form's words are elsewhere. */
export const ownPageMessages = {
  preview: 'See it as students do',
  /** @param count rounded down to whole fives */
  savedBy: (count: number) =>
    count === 0 ? 'Saved by fewer than 5 students' : `Saved by ${count} or more students`,
  publishQuestion: {
    title: 'Publish this scholarship?',
    words:
      'Students can find it right away and see whether they meet its requirements. You can still edit it, and close it at any time, but it cannot become a draft again.',
  },
  notYet: 'Not yet',
  rights: 'What each role can do',
  rightsOf: {
    OWNER:
      'Can do everything an editor can. Also manages people, the organization’s details, API keys and webhooks.',
    EDITOR:
      'Creates, publishes and closes scholarships. Reads applications by name, leads reviews and decides. Manages funds and writes stories.',
    REVIEWER:
      'Scores the applications assigned to them, with names hidden where the review is blind. Sees your scholarships, including drafts, but no funds or figures.',
    READER:
      'Sees your scholarships, including drafts, with their figures and funds. Can’t read applications or change anything.',
  } satisfies Record<MemberRole, string>,
  copy: 'Copy',
  renew: 'Renew',
  dashboard: 'Dashboard',
  dashboardLead:
    'Live figures of your applications, charts, insights and an impact report.',
  openDashboard: 'Open the dashboard',
} as const
