import type { SessionViewerQuery } from '#gql/graphql'

/** A student who is signed in. */
export const studentViewer = {
  id: 'ama',
  username: 'ama',
  email: 'ama@example.org',
  firstName: 'Ama',
  lastName: 'Mensah',
  accountType: 'STUDENT',
  roles: [],
  isEmailVerified: true,
  preferences: null,
  memberships: [],
} satisfies SessionViewerQuery['viewer']
