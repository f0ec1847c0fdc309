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

/** Whether the move is a decision, not only reading or a question. */
export function isOwnersDecision(state: ApplicationState): boolean {
  return DECIDED[state] !== undefined
}

/** Publishes to the log of all services who on the owner's side decided, in the decision's transaction. */
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
