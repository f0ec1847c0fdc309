import { forbidden, type Forbidden, type NotSignedIn } from '@landfall/kit/core/problems'
import { err, ok, type Result } from '@landfall/kit/core/result'
import { isAdmin } from '@landfall/kit/identity/admin-policy'
import type { Caller, Viewer } from '@landfall/kit/identity/viewer'
import { asSignedIn, type Actor } from '../account/account.policy.ts'
import type { MemberRole, Organization, OrganizationKind } from './organization.ts'

/** A person who may create an organization of their account's kind. */
export type Founder = Actor & { kind: OrganizationKind }
/** Somebody signed in, with their role in one organization; null for no member. */
export type MemberActor = Actor & { organizationId: string; role: MemberRole | null }

/** A donor or a university account makes an organization of its own kind. */
export function asFounder(caller: Caller): Result<Founder, NotSignedIn | Forbidden> {
  const actor = asSignedIn(caller)
  if (!actor.ok) return actor
  const { accountType: kind } = actor.value.viewer
  if (kind !== 'student') return ok({ ...actor.value, kind })
  return err(forbidden('Only a donor or a university account can create an organization.'))
}

/**
 * For actions of owners only. People who are not members pass, because the use case then answers that
 * there is no such organization, as it would if there were none.
 */
export function asManager(member: MemberActor): Result<MemberActor, Forbidden> {
  return member.role === null || mayManage(member.role) ? ok(member) : err(forbidden())
}

/** For removing somebody; people who are not members pass, as with `asManager`. */
export function asRemover(
  member: MemberActor,
  userId: string,
): Result<MemberActor, Forbidden> {
  const isOneself = member.viewer.userId === userId
  const isAllowed = member.role === null || mayRemove(member.role, isOneself)
  return isAllowed ? ok(member) : err(forbidden())
}

/** Why an account may not follow an invitation; null when it may. A member acts for it, which students don't. */
export function invitationRefusal(
  account: { userType: string; email: string; isEmailVerified: boolean },
  invitedEmail: string,
): Forbidden | null {
  if (account.userType === 'student') {
    return forbidden(
      'A student account cannot act for an organization. Please sign in with a donor or university account of the invited address, or create one.',
    )
  }
  if (account.email.toLowerCase() !== invitedEmail.toLowerCase()) {
    return forbidden(
      'This invitation was sent to another email address. Please sign in with the account of that address, or ask for a new invitation to yours.',
    )
  }
  if (account.isEmailVerified) return null
  return forbidden(
    'Please verify your email address first, then open the invitation again.',
  )
}

/** Why nobody joins while every owner is about to leave: they would be left without one. */
export function nobodyStays(organization: string): Forbidden {
  return forbidden(
    `Nobody can join ${organization} now: it would be left without an owner. Please ask the person who invited you.`,
  )
}

/** What somebody may do to an organization, by the role there; null for no member. */
export function mayManage(role: MemberRole | null): boolean {
  return role === 'owner'
}

/** Owners take others out; everybody may leave. */
export function mayRemove(role: MemberRole | null, isOneself: boolean): boolean {
  return role === 'owner' || (role !== null && isOneself)
}

/** Everybody sees a verified organization; members and admins see theirs in any state. */
export function maySeeOrganization(viewer: Viewer, organization: Organization): boolean {
  return organization.verification === 'verified' || maySeeInside(viewer, organization.id)
}

/** Whether the viewer may see its members, and why it was declined. */
export function maySeeInside(viewer: Viewer, organizationId: string): boolean {
  if (viewer.kind !== 'user') return false
  const isMember = viewer.memberships.some((m) => m.organizationId === organizationId)
  return isMember || isAdmin(viewer)
}
