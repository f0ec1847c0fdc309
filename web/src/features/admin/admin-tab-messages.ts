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

/** Words that every page of administration has; each part has its own besides. */
export const adminTabMessages = {
  title: 'Admin',
  overviewLead: 'What is waiting for you, with a link to each section.',
  forbidden: 'This page is for administrators',
  forbiddenText:
    'You are not an administrator. If you need something verified, contact the administrators of this site.',
  home: 'Go to your home page',
  tabs: 'Section',
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
    features: 'Feature flags',
  } satisfies Record<AdminView, string>,
} as const
