export type AdminView =
  | 'overview'
  | 'organizations'
  | 'listings'
  | 'reports'
  | 'forum'
  | 'stories'
  | 'all-listings'
  | 'messages'
  | 'sync'
  | 'mentors'
  | 'ai'
  | 'immigration'
  | 'users'
  | 'audit'
  | 'failed-work'
  | 'status'
  | 'features'

/** Words of administration. */
export const adminMessages = {
  title: 'Admin',
  overviewLead: 'What is waiting for you, and the way to each part.',
  lead: 'Organizations waiting for verification, listings and suggestions to review.',
  forbidden: 'This page is for administrators',
  forbiddenText:
    'Your account is not an administrator. If you need something verified, contact the administrators of this site.',
  home: 'Go to your home page',
  tabs: 'Sections',
  views: {
    overview: 'Overview',
    organizations: 'Organizations',
    listings: 'Review listings',
    reports: 'Reports',
    forum: 'Forum',
    stories: 'Stories',
    'all-listings': 'All listings',
    messages: 'Messages',
    sync: 'Sources',
    mentors: 'Mentors',
    ai: 'AI provider',
    immigration: 'Immigration rules',
    users: 'Accounts',
    audit: 'Audit log',
    'failed-work': 'Failed work',
    status: 'Status',
    features: 'Switches',
  } satisfies Record<AdminView, string>,

  status: 'State',
  statuses: { PENDING: 'Waiting', VERIFIED: 'Verified', DECLINED: 'Declined' },
  loadFailed: 'Failed to load the organizations',
  loading: 'Loading organizations',
  none: {
    PENDING: 'No organizations waiting',
    VERIFIED: 'No organization is verified yet',
    DECLINED: 'No organization is declined',
  },
  noneText: 'Longest-waiting first.',
  organizationsNoun: 'organizations',
  kinds: { DONOR: 'Donor organization', UNIVERSITY: 'University' },
  labels: {
    kind: 'Kind',
    type: 'Type',
    country: 'Country',
    website: 'Website',
    description: 'Description',
    people: 'People',
    created: 'Created',
    verified: 'Verified',
    university: 'University',
    mailDomain: 'Mail domain',
    reason: 'Declined because',
  },
  notTold: 'Not provided',
  domainProved: (domain: string) => `${domain}, proved with a code`,
  domainOpen: (domain: string) => `Not proved; the university’s is ${domain}`,
  verify: 'Verify',
  decline: 'Decline',
  verifyLabel: (name: string) => `Verify ${name}`,
  declineLabel: (name: string) => `Decline ${name}`,
  declineTitle: (name: string) => `Decline ${name}?`,
  reason: 'Reason',
  reasonHelp: 'Members see it on their page and in an email. Say what to correct.',
  reasonRequired: 'Please say why: members will read it',
  declineSubmit: 'Decline organization',
  deciding: 'Saving…',
  verifiedDone: 'Organization verified',
  declinedDone: 'Organization declined',
  decideFailed: 'Failed to save the decision',

  listingsLead:
    'Imported with low confidence. Check against the source, then publish or archive.',
  listingsFailed: 'Failed to load the listings',
  listingsLoading: 'Loading listings',
  noListings: 'No listings to review',
  noListingsText: 'Low-confidence listings from the next import will appear here.',
  listingsNoun: 'listings',
  edit: 'Edit',
  publish: 'Publish',
  archive: 'Archive',
  source: 'Source',
  year: (year: number) => `facts of ${year}`,
  openSource: 'Open the source',
} as const
