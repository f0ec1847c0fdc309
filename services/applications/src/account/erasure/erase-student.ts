import type { Transaction } from '@landfall/kit/transaction/unit-of-work'
import type { ApplicationFiguresStore } from '../../application/application/application-figures.store.ts'
import { publishFigures } from '../../application/application/publish-figures.ts'
import { canMove } from '../../application/application/application-state.ts'
import type { Application } from '../../application/application/application.ts'
import type { RecordApplication } from '../../application/application/record-application.ts'
import type { PartnerExportStore } from '../../partner/export/partner-export.store.ts'
import type { ReviewExportStore } from '../../review/export/review-export.store.ts'
import type { ErasureStore } from './erasure.store.ts'
import { leaveAwards, type LeavingStores } from './leave-awards.ts'

type Needed = LeavingStores & {
  erasures: ErasureStore
  applicationFigures: ApplicationFiguresStore
  partnerExports: PartnerExportStore
  reviewExports: ReviewExportStore
}

/**
 * Removes everything of a student, within the caller's transaction: drafts are deleted, applications that wait for a
 * decision are withdrawn, submissions stay as "Deleted user" without a word of theirs, accepted awards stay too, and
 * an open offer ends. Idempotent. Files that organizations exported of these applications can no longer be
 * downloaded.
 */
export function makeEraseStudent<Stores extends Needed>(deps: {
  recordApplication: RecordApplication<Stores>
  newId: () => string
}) {
  const { recordApplication } = deps
  return async function eraseStudent(
    tx: Transaction<Stores>,
    studentId: string,
    now: Date,
  ): Promise<void> {
    const by = { by: 'student', actorId: studentId } as const
    const held = await tx.erasures.lockApplications(studentId)
    for (const before of held) {
      if (before.submissionCount === 0) {
        await tx.applications.remove(studentId, before.id)
        await recordApplication(tx, { before, after: null, ...by }, now)
      } else if (canMove('student', before.state, 'withdrawn')) {
        const version = before.version + 1
        const after: Application = {
          ...before,
          state: 'withdrawn',
          version,
          updatedAt: now,
        }
        await tx.applications.update(after)
        await recordApplication(tx, { before, after, ...by }, now)
      } else await leaveAwards(tx, deps, before, now)
    }
    await tx.erasures.blankSubmitted(studentId)
    const ids = held.map(({ id }) => id)
    await publishFigures(tx, ids)
    const owners = held.flatMap((one) => (one.submissionCount > 0 ? [one.ownerId] : []))
    await tx.partnerExports.removeApplicants([...new Set(owners)], now)
    await tx.reviewExports.removeApplicants(ids)
    await tx.erasures.eraseOwn(studentId)
  }
}
