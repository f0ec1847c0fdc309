import type { Transaction } from '@landfall/kit/transaction/unit-of-work'
import { ApplicationViewChanged } from '@landfall/proto-events/applications/application-view-changed.v1'
import { FAN_OUT_BATCH, type FanOutStep } from '../../student/fan-out/fan-out.ts'
import type { MergeToFollow } from '../../student/merged-scholarship/follow-merge.ts'
import type { MergedScholarshipStore } from '../../student/merged-scholarship/merged-scholarship.store.ts'
import type { ApplicationFiguresStore } from './application-figures.store.ts'
import { publishFigures } from './publish-figures.ts'
import type { FollowSaved } from './follow-saved.ts'
import type { MovedApplicationStore } from './moved-application.store.ts'
import type { Application } from './application.ts'

type Needed = {
  applicationFigures: ApplicationFiguresStore
  mergedScholarships: MergedScholarshipStore
  movedApplications: MovedApplicationStore
}

type Step<Stores> = FanOutStep<Stores, MergeToFollow>

/**
 * Moves the next applications to the scholarship that theirs was merged into, unless the student already has one
 * there; then both stay. A moved application no longer matches the query, so no position is needed.
 */
export function makeMoveMerged<Stores extends Needed>(
  followSaved: FollowSaved<Stores>,
): Step<Stores> {
  return async function moveMerged(tx, { scholarshipId, intoId, at }) {
    // The merge may have been undone since it began.
    if ((await tx.mergedScholarships.intoOf(scholarshipId)) !== intoId) return null
    const now = new Date(at)
    const o = { from: scholarshipId, to: intoId, limit: FAN_OUT_BATCH, now }
    return publishMoved(followSaved, tx, await tx.movedApplications.moveNext(o), now)
  }
}

/** Moves the next applications back. */
export function makeMoveUnmerged<Stores extends Needed>(
  followSaved: FollowSaved<Stores>,
): Step<Stores> {
  return async function moveUnmerged(tx, { scholarshipId, intoId, at }) {
    if ((await tx.mergedScholarships.intoOf(scholarshipId)) !== null) return null
    const now = new Date(at)
    const o = { from: intoId, to: scholarshipId, limit: FAN_OUT_BATCH, now }
    return publishMoved(followSaved, tx, await tx.movedApplications.moveNextBack(o), now)
  }
}

async function publishMoved<Stores extends Needed>(
  followSaved: FollowSaved<Stores>,
  tx: Transaction<Stores>,
  moved: readonly Application[],
  now: Date,
): Promise<string | null> {
  await tx.outbox.publishAll(
    ApplicationViewChanged,
    moved.map(({ id: applicationId, studentId, version }) => {
      const data = { applicationId, studentId, version }
      return { aggregateId: studentId, version, data }
    }),
  )
  await publishFigures(
    tx,
    moved.map(({ id }) => id),
  )
  for (const application of moved)
    await followSaved(tx, application, application.state, now)
  return moved.length < FAN_OUT_BATCH ? null : 'more'
}
