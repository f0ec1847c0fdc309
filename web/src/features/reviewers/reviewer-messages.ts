import type { MemberRole } from '#gql/graphql'

/** Words of the people who score. */
export const reviewerMessages = {
  title: 'Reviewers',
  lead: 'Members of your organization with the reviewer role score what is assigned to them, without names. Owners and editors see everything and can score too.',
  loading: 'Loading the reviewers',
  failed: 'Failed to load the reviewers',
  emptyTitle: 'No reviewers yet',
  empty: 'Invite people with the role “Reviewer” on your organization’s page.',
  invite: 'Invite reviewers',
  assign: 'Assign applications',
  assignHelp:
    'Gives every application its reviewers, the least busy first, never one with a conflict of interest. Pressing it again adds only those that are missing.',
  assigned: 'Applications assigned',
  assignFailed: 'Failed to assign the applications',
  table: 'What each reviewer has done',
  name: 'Reviewer',
  noName: 'A former member',
  role: 'Role',
  roles: {
    OWNER: 'Owner',
    EDITOR: 'Editor',
    REVIEWER: 'Reviewer',
    READER: 'Reader',
  } satisfies Record<MemberRole, string>,
  left: 'No longer a member',
  done: 'Scored',
  doneOf: (done: number, assigned: number) =>
    assigned === 0 ? 'None assigned' : `${done} of ${assigned}`,
  conflicts: 'Conflicts',
  leniency: 'Compared with the others',
  tooFew: 'Too few scores to tell',
  leniencyOf: (points: string, margin: string) => `${points} ± ${margin}`,
  drift: 'How generously each one scores',
  driftLead:
    'Points out of 100 above or below the others on the same applications. The line is the 95% interval: if it crosses the middle, there is no clear difference.',
  driftOf: (name: string, points: string, margin: string) =>
    `${name}: ${points} points, give or take ${margin}`,
  stricter: 'Stricter',
  milder: 'More lenient',
} as const
