import type { Clock } from '@landfall/kit/core/clock'
import { type Problem, conflict, notFound } from '@landfall/kit/core/problems'
import { isUuid, newId } from '@landfall/kit/core/ids'
import { auditFact } from '@landfall/proto-events/audit-recorded'
import { AuditRecorded } from '@landfall/proto-events/catalog/audit-recorded.v1'
import { type Result, err, ok } from '@landfall/kit/core/result'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import type { SignedInViewer } from '@landfall/kit/identity/viewer'
import type { DecideRunInput } from '../sync-run/sync-run.input.ts'
import type { SyncRun } from '../sync-run/sync-run.ts'
import { endRun } from './run-sync.ts'
import { syncJobKey, syncSourceJob } from '../../jobs/sync-source.job.ts'
import type { SourceStores } from './source-stores.ts'

type Deps = { unitOfWork: UnitOfWork<SourceStores>; clock: Clock }

/** Lets a held run continue, or discards its rows, which leaves the catalog as it is. */
export function makeDecideRun({ unitOfWork, clock }: Deps) {
  return async (
    admin: SignedInViewer,
    { runId, decision }: DecideRunInput,
  ): Promise<Result<SyncRun, Problem>> => {
    if (!isUuid(runId)) return err(notFound('run'))
    return unitOfWork(async (stores): Promise<Result<SyncRun, Problem>> => {
      const run = await stores.syncRuns.findForUpdate(runId)
      if (run === null) return err(notFound('run'))
      if (run.state !== 'held')
        return err(conflict('This run is not waiting for a decision.'))
      const decided = { ...run, decidedBy: admin.userId }
      await stores.outbox.publish(
        AuditRecorded,
        auditFact({
          id: newId(),
          at: clock.now(),
          actorId: admin.userId,
          verb: decision === 'approve' ? 'approved' : 'discarded',
          subjectType: 'sync-run',
          subjectId: run.id,
          reason: run.heldReason,
        }),
      )
      if (decision === 'discard') {
        return ok(await endRun({ ...decided, state: 'discarded' }, stores, { clock }))
      }
      const going: SyncRun = { ...decided, state: 'applying' }
      await stores.syncRuns.put(going)
      const key = syncJobKey(going)
      await stores.outbox.enqueue(syncSourceJob, { runId: run.id }, { key })
      return ok(going)
    })
  }
}
