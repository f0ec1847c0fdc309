import type { Transaction } from '@landfall/kit/transaction/unit-of-work'
import { ApplicationStateChanged } from '@landfall/proto-events/applications/application-state-changed.v1'
import { ApplicationViewChanged } from '@landfall/proto-events/applications/application-view-changed.v1'
import type { ApplicationFiguresStore } from './application-figures.store.ts'
import { recordDecision } from './record-decision.ts'
import { publishFigures } from './publish-figures.ts'
import type { ApplicationStepStore } from './application-step.store.ts'
import type { FollowSaved } from './follow-saved.ts'
import type { Application, ApplicationStep } from './application.ts'
import { publishReviewViewChanged } from './publish-review-view-changed.ts'

type Needed = {
  applicationSteps: ApplicationStepStore
  applicationFigures: ApplicationFiguresStore
}

/** One application before and after a change; null if it did not exist yet, or no longer does. */
export type ApplicationChange = (
  | { before: Application | null; after: Application }
  | { before: Application; after: null }
) &
  Pick<ApplicationStep, 'by' | 'actorId'> &
  Partial<Pick<ApplicationStep, 'message' | 'dueOn'>>

export type RecordApplication<Stores> = (
  tx: Transaction<Stores>,
  change: ApplicationChange,
  now: Date,
) => Promise<void>

/**
 * Handles what follows from each change of an application: its history, the events for others, the
 * student's saved scholarships. Called after the row has been written, in the same transaction.
 */
export function makeRecordApplication<Stores extends Needed>(
  followSaved: FollowSaved<Stores>,
): RecordApplication<Stores> {
  return async function recordApplication(tx, change, now) {
    const { before, after } = change
    const at = after ?? { ...before, version: before.version + 1 }
    const { id: applicationId, studentId, scholarshipId, ownerId, version } = at
    await tx.outbox.publish(ApplicationViewChanged, {
      aggregateId: studentId,
      version,
      data: { applicationId, studentId, version },
    })
    const [from, to] = [before?.state ?? null, after?.state ?? null]
    if (from === to) return
    await publishReviewViewChanged(tx.outbox, scholarshipId, now)
    await tx.outbox.publish(ApplicationStateChanged, {
      aggregateId: applicationId,
      version,
      data: {
        applicationId,
        studentId,
        scholarshipId,
        ownerId,
        from,
        to,
        at: now.toISOString(),
      },
    })
    if (after === null || to === null) await tx.applicationSteps.removeAll(applicationId)
    else {
      const { by, actorId, message = null, dueOn = null } = change
      const step = {
        applicationId,
        version,
        from,
        to,
        by,
        actorId,
        message,
        dueOn,
        at: now,
      }
      await tx.applicationSteps.add(step)
      await publishFigures(tx, [applicationId])
      await recordDecision(tx.outbox, after, change, now)
    }
    await followSaved(tx, at, to, now)
  }
}
