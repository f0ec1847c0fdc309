import type { Clock } from '@landfall/kit/core/clock'
import { inBatches } from '@landfall/kit/core/in-batches'
import type { Problem } from '@landfall/kit/core/problems'
import { err, ok, type Result } from '@landfall/kit/core/result'
import { conflict, notFound } from '@landfall/kit/core/problems'
import type { Transaction, UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import type { MoveIn } from '../../application/submission/move-application.ts'
import type { SubmittedApplicationStore } from '../../application/submission/submitted-application.store.ts'
import { recordInReview } from '../audit/record-in-review.ts'
import type { AwardPort } from '../decision/offer-award.ts'
import { type PlannedDecision, problemOf, stepsTo } from '../decision/planned-decision.ts'
import type { Review } from '../settings/review.ts'
import type { DecisionStores } from './plan-decisions.ts'

/** How many applications are decided in one transaction. */
const BATCH = 100

type Needed = DecisionStores & { submittedApplications: SubmittedApplicationStore }
type Deps<S extends Needed> = {
  unitOfWork: UnitOfWork<S>
  moveIn: MoveIn<S>
  awards: AwardPort<S>
  clock: Clock
}

/**
 * Applies every marked decision in batches: its application moves, its student is told and its plan is removed, all
 * in one transaction, so each happens once however often and by whomever this runs. A decision that can't be applied
 * stays planned, with the reason.
 */
export function makeApplyMarked<S extends Needed>(deps: Deps<S>) {
  return async function applyMarked(): Promise<{ applied: number; leftOut: number }> {
    let [applied, leftOut] = [0, 0]
    await inBatches(BATCH, async ({ size, failed, begin }) => {
      const done = await deps.unitOfWork(async (tx) => {
        const marked = await tx.plannedDecisions.lockMarked(size, failed)
        begin(marked.map(({ applicationId }) => applicationId))
        const outcomes: boolean[] = []
        for (const decision of marked) outcomes.push(await applyOne(deps, tx, decision))
        return outcomes
      })
      applied += done.filter(Boolean).length
      leftOut += done.filter((isApplied) => !isApplied).length
      return done.length
    })
    return { applied, leftOut }
  }
}

async function applyOne<S extends Needed>(
  deps: Deps<S>,
  tx: Transaction<S>,
  decision: PlannedDecision,
): Promise<boolean> {
  const { applicationId, scholarshipId } = decision
  const review = await tx.reviews.find(scholarshipId)
  const decided = review
    ? await decide(deps, tx, decision, review)
    : err(notFound('review'))
  if (!decided.ok) {
    await tx.plannedDecisions.leaveOut(applicationId, decided.error.message)
    return false
  }
  await tx.plannedDecisions.remove(applicationId)
  const now = deps.clock.now()
  if (review?.appliedAt === null) await tx.reviews.markApplied(scholarshipId, now)
  const panelist = { userId: actorOf(decision) }
  const action = `${decision.to}_applied`
  const applicationIds = [applicationId]
  await recordInReview(tx, { scholarshipId, applicationIds, action, panelist, now })
  return true
}

/** Writes nothing if it fails. */
async function decide<S extends Needed>(
  { moveIn, awards, clock }: Deps<S>,
  tx: Transaction<S>,
  decision: PlannedDecision,
  { ownerId }: Review,
): Promise<Result<unknown, Problem>> {
  const { applicationId: id, to, message, award } = decision
  const by = { userId: actorOf(decision), organizationIds: [ownerId] }
  const application = await tx.submittedApplications.lock([ownerId], id)
  if (!application) return err(notFound('application'))
  const problem = problemOf(application, { ...decision, problem: null })
  if (problem !== null) return err(conflict(problem))
  if (to === 'awarded') {
    if (!award) return err(conflict('There is no fund to award from.'))
    const { amountMinor, ...facts } = award
    const at = clock.now()
    const what = { amountMinor: BigInt(amountMinor), message, actorId: by.userId, at }
    return awards.offer(tx, { application, ...facts, ...what })
  }
  const nothing = { message: null, answerBy: null, decisionBy: null }
  for (const step of stepsTo(application.state, to) ?? []) {
    const words = step === to ? { ...nothing, message } : nothing
    const moved = await moveIn(tx, by, { id, to: step, ...words })
    if (!moved.ok) return moved
  }
  return ok(application)
}

function actorOf({ applyBy, plannedBy }: PlannedDecision): string {
  return applyBy ?? plannedBy
}
