import { newId } from '@landfall/kit/core/ids'
import type { Outbox } from '@landfall/kit/transaction/outbox'
import { AuditRecorded } from '@landfall/proto-events/applications/audit-recorded.v1'
import { auditFact } from '@landfall/proto-events/audit-recorded'
import type { ApplicationState } from './application-state.ts'
import type { Application, ApplicationStep } from './application.ts'

/** Moves that are decisions about people; asking for more and resuming a review are only work. */
const DECIDED: Partial<Record<ApplicationState, string>> = {
  shortlisted: 'shortlisted',
  waitlisted: 'waitlisted',
  awarded: 'awarded',
  declined: 'declined',
}

/** Whether it is decided, and not only read or asked about. */
export function isOwnersDecision(state: ApplicationState): boolean {
  return DECIDED[state] !== undefined
}

/** Has the log of all services say who of the owner's side decided, in the transaction of it. */
export async function recordDecision(
  outbox: Outbox,
  { id, state }: Pick<Application, 'id' | 'state'>,
  { by, actorId }: Pick<ApplicationStep, 'by' | 'actorId'>,
  at: Date,
): Promise<void> {
  const verb = DECIDED[state]
  if (by !== 'owner' || actorId === null || verb === undefined) return
  const subject = { subjectType: 'application', subjectId: id, reason: null }
  await outbox.publish(
    AuditRecorded,
    auditFact({ ...subject, id: newId(), at, actorId, verb }),
  )
}
