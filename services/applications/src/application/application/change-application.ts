import type { Clock } from '@landfall/kit/core/clock'
import { isUuid } from '@landfall/kit/core/ids'
import { conflict, notFound, type Problem } from '@landfall/kit/core/problems'
import { err, ok, type Result } from '@landfall/kit/core/result'
import type { StudentRef } from '@landfall/kit/identity/student-policy'
import type { Transaction, UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import type { ScholarshipCopyStore } from '../../student/scholarship-copy/scholarship-copy.store.ts'
import { type ApplicationState, canMove, stateInWords } from './application-state.ts'
import type { ApplicationStore } from './application.store.ts'
import type { Application } from './application.ts'
import type { RecordApplication } from './record-application.ts'
import { notTakenInWords, takingOf } from './taking.ts'

type Needed = { applications: ApplicationStore; scholarshipCopies: ScholarshipCopyStore }
type Deps<Stores extends Needed> = {
  unitOfWork: UnitOfWork<Stores>
  recordApplication: RecordApplication<Stores>
  clock: Clock
}

/**
 * Withdraws an application before a decision, even if it is a draft again. Idempotent. Expected failures: NotFound
 * (none, or somebody else's), Conflict (never submitted, or decided).
 */
export function makeWithdrawApplication<Stores extends Needed>(deps: Deps<Stores>) {
  return async function withdrawApplication(
    student: StudentRef,
    { id, reason }: { id: string; reason: string | null },
  ): Promise<Result<Application, Problem>> {
    return inLock(deps, student, id, async (tx, before, now) => {
      if (before.state === 'withdrawn') return ok(before)
      if (before.submissionCount === 0)
        return err(
          conflict('This draft has not been submitted. You can remove it instead.'),
        )
      return moveBy(deps, tx, { before, to: 'withdrawn', message: reason, now })
    })
  }
}

/**
 * Turns a withdrawn application into a draft again, while the scholarship takes applications. Idempotent. Expected
 * failures: NotFound (none, or somebody else's), Conflict (not withdrawn, or too late).
 */
export function makeReopenApplication<Stores extends Needed>(deps: Deps<Stores>) {
  return async function reopenApplication(
    student: StudentRef,
    { id }: { id: string },
  ): Promise<Result<Application, Problem>> {
    return inLock(deps, student, id, async (tx, before, now) => {
      if (before.state === 'draft') return ok(before)
      const copy = await tx.scholarshipCopies.findShared(before.scholarshipId)
      const taking = copy ? takingOf(copy, null, now) : 'closed'
      if (before.state === 'withdrawn' && taking !== 'open')
        return err(conflict(notTakenInWords(taking)))
      return moveBy(deps, tx, { before, to: 'draft', message: null, now })
    })
  }
}

/**
 * Removes a draft that was never submitted, and returns it. Expected failures: NotFound (none, or somebody else's),
 * Conflict (it was submitted).
 */
export function makeRemoveApplication<Stores extends Needed>(deps: Deps<Stores>) {
  return async function removeApplication(
    student: StudentRef,
    { id }: { id: string },
  ): Promise<Result<Application, Problem>> {
    return inLock(deps, student, id, async (tx, before, now) => {
      if (before.state !== 'draft' || before.submissionCount > 0)
        return err(
          conflict(
            'This application has been submitted. You can withdraw it, but not remove it.',
          ),
        )
      const { studentId } = student
      await tx.applications.remove(studentId, id)
      const by = { by: 'student', actorId: studentId } as const
      await deps.recordApplication(tx, { before, after: null, ...by }, now)
      return ok(before)
    })
  }
}

async function inLock<Stores extends Needed>(
  { unitOfWork, clock }: Deps<Stores>,
  { studentId }: StudentRef,
  id: string,
  work: (
    tx: Transaction<Stores>,
    before: Application,
    now: Date,
  ) => Promise<Result<Application, Problem>>,
): Promise<Result<Application, Problem>> {
  if (!isUuid(id)) return err(notFound('application'))
  const now = clock.now()
  return unitOfWork(async (tx) => {
    const before = await tx.applications.lock(studentId, id)
    return before ? work(tx, before, now) : err(notFound('application'))
  })
}

async function moveBy<Stores extends Needed>(
  { recordApplication }: Deps<Stores>,
  tx: Transaction<Stores>,
  o: { before: Application; to: ApplicationState; message: string | null; now: Date },
): Promise<Result<Application, Problem>> {
  const { before, to, message, now } = o
  if (!canMove('student', before.state, to))
    return err(conflict(`This application is ${stateInWords(before.state)}.`))
  const after = { ...before, state: to, version: before.version + 1, updatedAt: now }
  await tx.applications.update(after)
  const by = { by: 'student', actorId: before.studentId } as const
  await recordApplication(tx, { before, after, message, ...by }, now)
  return ok(after)
}
