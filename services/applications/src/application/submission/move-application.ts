import type { Clock } from '@landfall/kit/core/clock'
import { isUuid } from '@landfall/kit/core/ids'
import { conflict, notFound, type Problem } from '@landfall/kit/core/problems'
import { err, ok, type Result } from '@landfall/kit/core/result'
import type { Transaction, UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import type { ScholarshipCopyStore } from '../../student/scholarship-copy/scholarship-copy.store.ts'
import type { StudentZoneStore } from '@landfall/kit/database/student-zones'
import {
  type ApplicationState,
  canMove,
  canMoveErased,
  stateInWords,
} from '../application/application-state.ts'
import type { Application } from '../application/application.ts'
import { isOwnersDecision } from '../application/record-decision.ts'
import type { RecordApplication } from '../application/record-application.ts'
import { publishMove } from './application-notice.ts'
import type { OwnerRef } from './submitted-application.policy.ts'
import { isSuperseded, submittedAgain } from './seen-submission.ts'
import type { SubmittedApplicationStore } from './submitted-application.store.ts'

type Needed = {
  submittedApplications: SubmittedApplicationStore
  scholarshipCopies: ScholarshipCopyStore
  studentZones: StudentZoneStore
}
/** Days are YYYY-MM-DD. */
export type OwnersMove = {
  id: string
  to: ApplicationState
  /** For the student to read. */
  message: string | null
  /** The day by which the requested information should arrive. */
  answerBy: string | null
  /** Null keeps what was promised. */
  decisionBy: string | null
  /** The submission that the mover had read; null: the last one. */
  submissionNumber?: number | null | undefined
}

export type MoveIn<Stores> = (
  tx: Transaction<Stores>,
  by: Pick<OwnerRef, 'userId' | 'organizationIds'>,
  move: OwnersMove,
) => Promise<Result<Application, Problem>>

type Deps<Stores extends Needed> = {
  recordApplication: RecordApplication<Stores>
  clock: Clock
}

/**
 * Moves a submitted application to another state for the owner of its scholarship, and notifies its student; within
 * the caller's transaction. A move to its current state changes nothing. Expected failures: NotFound (none, or
 * another organization's), Conflict (no such move from its state; submitted again since; or its student has no
 * account anymore).
 */
export function makeMoveIn<Stores extends Needed>({
  recordApplication,
  clock,
}: Deps<Stores>): MoveIn<Stores> {
  return async function moveIn(tx, { userId, organizationIds }, move) {
    const { id, to, message, answerBy, decisionBy, submissionNumber } = move
    if (!isUuid(id)) return err(notFound('application'))
    const before = await tx.submittedApplications.lock(organizationIds, id)
    if (!before) return err(notFound('application'))
    if (before.state === to) return ok(before)
    if (isSuperseded(submissionNumber, before.submissionCount))
      return err(submittedAgain('go on'))
    if (before.isErased && !canMoveErased(to)) return err(erased())
    if (before.state === 'awarded')
      return err(conflict('An award has been offered. Withdraw the offer instead.'))
    if (!canMove('owner', before.state, to)) {
      const words = `This application is ${stateInWords(before.state)}: it can’t become ${stateInWords(to)} from there.`
      return err(conflict(words))
    }
    const now = clock.now()
    const after: Application = {
      ...before,
      state: to,
      version: before.version + 1,
      decisionPromisedOn: decisionBy ?? before.decisionPromisedOn,
      updatedAt: now,
    }
    await tx.submittedApplications.update(after, userId)
    const step = { message, dueOn: answerBy, at: now }
    const by = { by: 'owner', actorId: userId } as const
    await recordApplication(tx, { before, after, ...step, ...by }, now)
    const copy = await tx.scholarshipCopies.find(after.scholarshipId)
    const title = copy?.title ?? 'your scholarship'
    await publishMove(tx, { application: after, title, from: before.state }, step)
    return ok(after)
  }
}

/** The refusal to go on with an application whose student has no account anymore. */
export function erased(): Problem {
  return conflict(
    'The applicant has deleted their account, so they can’t be offered anything.',
  )
}

/** Applications of a scholarship's review that somebody decided on despite a conflict of interest. */
export type DecidedDespite = { scholarshipId: string; applicationIds: readonly string[] }

/**
 * Checks who on the owner's side may decide. The review area provides it, because applications know nothing of
 * reviews.
 */
export type Deciders<Stores> = {
  check: (
    tx: Transaction<Stores>,
    by: Pick<OwnerRef, 'userId' | 'organizationIds'>,
    o: { id: string; now: Date },
  ) => Promise<Result<DecidedDespite | null, Problem>>
  /** Called after they have decided. */
  note: (
    tx: Transaction<Stores>,
    despite: DecidedDespite,
    o: { userId: string; now: Date },
  ) => Promise<void>
}

/** As `makeMoveIn`, in a transaction of its own. A decision may be refused by `deciders`. */
export function makeMoveApplication<Stores extends Needed>({
  unitOfWork,
  deciders,
  ...deps
}: Deps<Stores> & {
  unitOfWork: UnitOfWork<Stores>
  deciders: Deciders<Stores>
}) {
  const moveIn = makeMoveIn(deps)
  return async function moveApplication(
    owner: OwnerRef,
    move: OwnersMove,
  ): Promise<Result<Application, Problem>> {
    return unitOfWork(async (tx) => {
      if (!isUuid(move.id) || !isOwnersDecision(move.to)) return moveIn(tx, owner, move)
      const now = deps.clock.now()
      const checked = await deciders.check(tx, owner, { id: move.id, now })
      if (!checked.ok) return checked
      const moved = await moveIn(tx, owner, move)
      const { userId } = owner
      if (moved.ok && checked.value) await deciders.note(tx, checked.value, { userId, now })
      return moved
    })
  }
}
