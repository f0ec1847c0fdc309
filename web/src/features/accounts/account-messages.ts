import type { AccountType, Role } from '#gql/graphql'

/** Words of the list of accounts. */
export const accountMessages = {
  title: 'Accounts',
  lead: 'Find an account, see what it can do, change its roles, or suspend it.',
  search: 'Find an account',
  placeholder: 'Username, email or id',
  find: 'Find',
  role: 'Role',
  anyRole: 'Any role',
  state: 'State',
  anyState: 'Any state',
  states: { active: 'Active', suspended: 'Suspended' },
  noun: 'accounts',
  failed: 'Failed to load the accounts',
  loading: 'Loading accounts',
  none: 'No accounts found',
  noneText: 'Search by the first letters of a username or email, or by a whole id.',

  types: {
    STUDENT: 'Student',
    DONOR: 'Donor',
    UNIVERSITY: 'University',
  } satisfies Record<AccountType, string>,
  roles: {
    MENTOR: 'Mentor',
    MODERATOR: 'Moderator',
    ADMIN: 'Administrator',
  } satisfies Record<Role, string>,
  roleHelp: {
    MENTOR: 'Offers sessions and reviews essays.',
    MODERATOR: 'Reviews reported listings and moderates the forum.',
    ADMIN: 'Can do everything on these pages.',
  } satisfies Record<Role, string>,
  member: (role: string, organization: string) =>
    `${role.charAt(0)}${role.slice(1).toLowerCase()} of ${organization}`,
  unverified: 'Email not verified',
  suspended: 'Suspended',
  created: 'Created',
  sessions: 'Open sessions',
  organizations: 'Organizations',
  erasure: 'Will be erased',
  suspendedSince: 'Suspended since',
  suspensionReason: 'Reason',

  change: 'Change roles',
  changeOf: (name: string) => `Change the roles of ${name}`,
  give: (role: string) => `Grant: ${role}`,
  take: (role: string) => `Remove: ${role}`,
  what: 'What to change',
  changed: 'Roles changed',
  save: 'Change roles',

  suspend: 'Suspend',
  suspendOf: (name: string) => `Suspend ${name}?`,
  suspendHelp: 'The person sees this in an email and when they sign in.',
  suspendText:
    'All sessions end at once, and no one can sign in to this account. Nothing is deleted.',
  suspendSubmit: 'Suspend account',
  suspendDone: 'Account suspended',
  lift: 'Lift suspension',
  liftOf: (name: string) => `Lift the suspension of ${name}?`,
  liftDone: 'Suspension lifted',
  log: 'Audit log',
} as const
