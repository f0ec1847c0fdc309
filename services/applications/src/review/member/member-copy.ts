import type { Membership } from '@landfall/kit/identity/viewer'

export type MemberRole = Membership['role']

/** Somebody who acts for an organization, from identity's events. */
export type MemberCopy = { userId: string; role: MemberRole }

/** Members who score: all but readers. */
export function reviewersAmong(members: readonly MemberCopy[]): MemberCopy[] {
  return members.filter(({ role }) => role !== 'reader')
}

/** Members who lead a review: they see names and decide. */
export function chairsAmong(members: readonly MemberCopy[]): MemberCopy[] {
  return members.filter(({ role }) => role === 'owner' || role === 'editor')
}
