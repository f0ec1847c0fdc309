import { isUuid, newId } from '@landfall/kit/core/ids'
import { auditFact } from '@landfall/proto-events/audit-recorded'
import { AuditRecorded } from '@landfall/proto-events/catalog/audit-recorded.v1'
import type { Clock } from '@landfall/kit/core/clock'
import { type Problem, conflict, notFound } from '@landfall/kit/core/problems'
import { type Result, err, ok } from '@landfall/kit/core/result'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import type { SignedInViewer } from '@landfall/kit/identity/viewer'
import { mergeListings, undoMerge } from './merge-listings.ts'
import type { DecideMergeInput, MergeDecision } from './merge.input.ts'
import type { Merge } from './merge.ts'
import type { MergeStores, MergeTx } from './merge-stores.ts'

type Deps = { unitOfWork: UnitOfWork<MergeStores>; clock: Clock }

/** An admin's decision about two listings that look like one award. */
export function makeDecideMerge({ unitOfWork, clock }: Deps) {
  return async (
    admin: SignedInViewer,
    { id, decision }: DecideMergeInput,
  ): Promise<Result<Merge, Problem>> => {
    if (!isUuid(id)) return err(notFound('pair of listings'))
    return unitOfWork(async (stores): Promise<Result<Merge, Problem>> => {
      const merge = await stores.merges.findForUpdate(id)
      if (merge === null) return err(notFound('pair of listings'))
      const decided = { by: admin.userId, now: clock.now() }
      const outcome = await DECISIONS[decision](merge, stores, decided)
      if (outcome.ok && outcome.value !== merge) {
        await stores.outbox.publish(
          AuditRecorded,
          auditFact({
            id: newId(),
            at: decided.now,
            actorId: admin.userId,
            verb: VERBS[decision],
            subjectType: 'merge',
            subjectId: id,
            reason: null,
          }),
        )
      }
      return outcome
    })
  }
}

const VERBS = { merge: 'merged', decline: 'declined', undo: 'undone' } as const

type Decide = (
  merge: Merge,
  stores: MergeTx,
  decided: { by: string; now: Date },
) => Promise<Result<Merge, Problem>>

const DECISIONS: Readonly<Record<MergeDecision, Decide>> = {
  async merge(merge, stores, decided) {
    if (merge.state === 'merged') return ok(merge)
    const done = await mergeListings(merge, stores, decided)
    return done === null ? err(conflict('These two can no longer be merged.')) : ok(done)
  },
  async decline(merge, stores, { by, now }) {
    if (merge.state !== 'proposed')
      return err(conflict('Only a proposed pair can be marked as not duplicates.'))
    const declined = { ...merge, state: 'declined' as const, decidedBy: by, decidedAt: now }
    await stores.merges.put({ ...declined, version: merge.version + 1 })
    return ok({ ...declined, version: merge.version + 1 })
  },
  async undo(merge, stores, decided) {
    const undone = await undoMerge(merge, stores, decided)
    return undone === null ? err(conflict('These two are not merged.')) : ok(undone)
  },
}
