import { newId } from '@landfall/kit/core/ids'
import type { SignedInViewer } from '@landfall/kit/identity/viewer'
import { moderatorRole } from './listing-case.policy.ts'

export type LogAction =
  | 'flagged'
  | 'reported'
  | 'held'
  | 'fixed'
  | 'confirmed'
  | 'removed'
  | 'dismissed'
  | 'reopened'
  | 'verified'
  | 'published-flagged'
  | 'published'
  | 'archived'
  | 'requeued'
  | 'suggested'

/** One thing that happened to a listing; without names, as others read it. */
export type LogEntry = {
  id: string
  scholarshipId: string
  caseId: string | null
  action: LogAction
  detail: string | null
  actorId: string | null
  actorRole: string | null
  at: Date
}

/** @param actor null if a rule or a job did it */
export function logEntry(
  action: LogAction,
  o: {
    scholarshipId: string
    caseId?: string | null
    detail?: string | null
    actor: SignedInViewer | null
    now: Date
  },
): LogEntry {
  return {
    id: newId(),
    scholarshipId: o.scholarshipId,
    caseId: o.caseId ?? null,
    action,
    detail: o.detail ?? null,
    actorId: o.actor?.userId ?? null,
    actorRole: o.actor === null ? null : (moderatorRole(o.actor) ?? 'user'),
    at: o.now,
  }
}
