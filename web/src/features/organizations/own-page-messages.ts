import type { MemberRole } from '#gql/graphql'

/** Words of an organization's own pages, apart from those that the scholarship form needs, too. */
export const ownPageMessages = {
  preview: 'See it as students do',
  /** @param count rounded down to whole fives */
  savedBy: (count: number) =>
    count === 0 ? 'Saved by fewer than 5 students' : `Saved by ${count} or more students`,
  publishQuestion: {
    title: 'Publish this scholarship?',
    words:
      'Students can find it at once and see whether they meet its requirements. You can still edit it, or close it at any time; it cannot become a draft again.',
  },
  notYet: 'Not yet',
  rights: 'What each role may do',
  rightsOf: {
    OWNER:
      'Everything an editor may do. Also manages people, the organization’s details, API keys and webhooks.',
    EDITOR:
      'Creates, publishes and closes scholarships. Reads applications by name, leads reviews and decides. Manages funds and writes stories.',
    REVIEWER:
      'Scores the applications assigned to them, with names hidden where the review is blind. Sees your scholarships, drafts too, but no funds and no figures.',
    READER:
      'Sees your scholarships, drafts too, with their figures and funds. Reads no applications and changes nothing.',
  } satisfies Record<MemberRole, string>,
  copy: 'Copy',
  renew: 'Renew',
  dashboard: 'Dashboard',
  dashboardLead:
    'Live figures of your applications, charts, insights and an impact report.',
  openDashboard: 'Open the dashboard',
} as const
