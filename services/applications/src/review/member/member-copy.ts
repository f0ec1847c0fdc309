import type { Membership } from '@landfall/kit/identity/viewer'

export type MemberRole = Membership['role']

/** Somebody who acts for an organization, as identity tells. */
export type MemberCopy = { userId: string; role: MemberRole }

/** Those who score: readers don't. */
export function reviewersAmong(members: readonly MemberCopy[]): MemberCopy[] {
  return members.filter(({ role }) => role !== 'reader')
}

/** Those who lead a review: they see names and decide. */
export function chairsAmong(members: readonly MemberCopy[]): MemberCopy[] {
  return members.filter(({ role }) => role === 'owner' || role === 'editor')
}
