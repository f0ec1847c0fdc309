import type { Viewer } from '@landfall/kit/identity/viewer'
import { maySeeAccount } from './account.policy.ts'
import type { Account } from './account.ts'

/** An account as GraphQL's User. `isOwn` opens what only its owner reads. */
export type UserParent = ReturnType<typeof presentOwn>

/** An account as its owner sees it, also right after registering, when nobody is signed in yet. */
export function presentOwn(account: Account) {
  const { id, firstName, lastName, profileImageUrl, createdAt, userType, roles } = account
  return {
    id,
    firstName,
    lastName,
    accountType: userType.toUpperCase(),
    username: account.username as string | null,
    email: account.email as string | null,
    pendingEmail: account.pendingEmail,
    roles: roles.map((role) => role.toUpperCase()) as string[] | null,
    isEmailVerified: account.isEmailVerified as boolean | null,
    profileImageUrl,
    suspension: suspensionOf(account),
    createdAt: createdAt as Date | null,
    isOwn: true,
    isInside: true,
  }
}

function suspensionOf({ suspendedAt, suspensionReason }: Account) {
  return suspendedAt && { since: suspendedAt, reason: suspensionReason }
}

/** An account as this viewer may see it: everything, everything except what only the owner reads, or the name. */
export function presentUser(account: Account, viewer: Viewer): UserParent {
  const isOwn = viewer.kind === 'user' && viewer.userId === account.id
  const seen = { ...presentOwn(account), isOwn }
  if (maySeeAccount(viewer, account.id)) return seen
  return {
    ...seen,
    isInside: false,
    username: null,
    email: null,
    pendingEmail: null,
    roles: null,
    isEmailVerified: null,
    profileImageUrl: null,
    suspension: null,
    createdAt: null,
  }
}

/** The answer to a change of one's own account. */
export const accountSuccess = (message: string) => (account: Account) => ({
  __typename: 'AccountSuccess',
  user: presentOwn(account),
  message,
})
