/** What people do with their own accounts and organizations. */
export const routineActions = [
  'account.registered',
  'account.logged-in',
  'account.email-change-requested',
  'account.email-verified',
  'account.recovered',
  'account.erasure-requested',
  'account.erasure-cancelled',
  'password.reset',
  'password.changed',
  'session.ended',
  'organization.created',
  'organization.updated',
  'organization.domain-proved',
  'member.invited',
  'member.invitation-canceled',
  'member.joined',
  'member.role-changed',
  'member.removed',
  'api-key.created',
  'api-key.rotated',
  'api-key.revoked',
] as const

/** What admins do here, and the system by itself. */
const staffActions = [
  'account.role-granted',
  'account.role-taken',
  'account.made-first-admin',
  'account.suspended',
  'account.unsuspended',
  'account.erased',
  'organization.verified',
  'organization.declined',
  'organization.key-revoked',
  'contact-message.closed',
  'contact-message.reopened',
  'feature-flag.changed',
  'failed-work.replayed',
  'failed-work.dropped',
] as const

type OwnAction = (typeof routineActions)[number] | (typeof staffActions)[number]

/** The thing that it was done to; `failed-work` is an event or a job that a service gave up. */
type OwnSubject =
  | 'account'
  | 'organization'
  | 'contact-message'
  | 'feature-flag'
  | 'failed-work'

/** One deed. Ids, never addresses, names or tokens: it is kept when its people are erased. */
export type AuditEntry = {
  id: string
  at: Date
  /** Null: the system. */
  actorId: string | null
  /** Where it was done. */
  service: string
  action: string
  subjectType: string
  subjectId: string
  reason: string | null
  details: Record<string, string | boolean | null>
  requestId: string | null
}

/** A deed of this service. */
export type OwnDeed = Pick<AuditEntry, 'at' | 'actorId' | 'subjectId' | 'requestId'> & {
  action: OwnAction
  /** An account by default. */
  subjectType?: OwnSubject
  reason?: string | null
  details?: AuditEntry['details']
}

export type AuditFilter = {
  actorId: string | null
  subjectId: string | null
  service: string | null
  /** Exact. */
  action: string | null
  /** Includes people's routine deeds with their own accounts. */
  isWhole: boolean
  from: Date | null
  /** Exclusive. */
  until: Date | null
}
