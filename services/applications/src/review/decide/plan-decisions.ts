import type { Clock } from '@landfall/kit/core/clock'
import {
  conflict,
  notFound,
  type Problem,
  validationFailed,
} from '@landfall/kit/core/problems'
import { err, ok, type Result } from '@landfall/kit/core/result'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import {
  type ApplicationState,
  canMoveErased,
} from '../../application/application/application-state.ts'
import { applyDecisionsJob } from '../../jobs/apply-decisions.job.ts'
import { recordInReview } from '../audit/record-in-review.ts'
import type { ReviewAuditStore } from '../audit/review-audit.store.ts'
import type { AwardPort } from '../decision/offer-award.ts'
import type { PlannedAward } from '../decision/planned-decision.ts'
import { numbersInWords } from '../entry/review-entry.ts'
import type { MemberCopyStore } from '../member/member-copy.store.ts'
import { inReview } from '../settings/find-review.ts'
import type { PanelRef } from '../settings/review.policy.ts'
import type { Review } from '../settings/review.ts'
import type { BoardRow } from '../workspace/board.ts'
import { type BoardStores, readBoard } from '../workspace/read-review.ts'
import { checkDecider, noteDecidedDespite } from './check-decider.ts'

export type DecisionStores = BoardStores & {
  memberCopies: MemberCopyStore
  reviewAudit: ReviewAuditStore
}
type Deps<S extends DecisionStores> = { unitOfWork: UnitOfWork<S>; clock: Clock }
type Outcome = Promise<Result<Review, Problem>>

export type PlanInput = {
  scholarshipId: string
  applicationIds: readonly string[]
  /** The applications' versions when they were chosen, if given. */
  seen?: readonly { applicationId: string; version: number }[] | null | undefined
  to: ApplicationState
  message: string | null
  award: { fundId: string; amount: string; currency: string; answerBy: string } | null
}

/**
 * Plans decisions, replacing those planned for the same applications; nobody is told yet. Expected failures: NotFound
 * (review, or an application that is not in it), Conflict (not its stage; changed since; a student without an
 * account; a conflict of interest; awards without funds), ValidationFailed (an award without its facts).
 */
export function makePlanDecisions<S extends DecisionStores>(
  deps: Deps<S> & { awards: AwardPort<S> },
) {
  return async function planDecisions(panelist: PanelRef, input: PlanInput): Outcome {
    const { scholarshipId, to, message, applicationIds } = input
    return inReview(deps, panelist, scholarshipId, async (tx, review, now) => {
      if (review.stage !== 'deciding') return err(notDeciding())
      const award = awardOf(deps.awards, input)
      if (!award.ok) return award
      const wanted = new Set(applicationIds)
      const { rows } = await readBoard(tx, review)
      const decided = rows.filter(({ applicationId }) => wanted.has(applicationId))
      if (decided.length < wanted.size) return err(notFound('application'))
      const refusal = changedSince(decided, input.seen) ?? erasedAmong(decided, to)
      if (refusal) return err(refusal)
      const { userId } = panelist
      const checked = await checkDecider(tx, { review, rows: decided, userId })
      if (!checked.ok) return checked
      const facts = { scholarshipId, to, message, award: award.value }
      const planned = { plannedBy: panelist.userId, plannedAt: now, applyAt: null, applyBy: null, problem: null } // prettier-ignore
      for (const { applicationId, version } of decided)
        await tx.plannedDecisions.save({ applicationId, version, ...facts, ...planned })
      await noteDecidedDespite(tx, checked.value, { userId, now })
      const action = `${to}_planned`
      await recordInReview(tx, { scholarshipId, applicationIds, action, panelist, now })
      return ok(review)
    })
  }
}

/** Null if all are as they were seen. */
function changedSince(rows: readonly BoardRow[], seen: PlanInput['seen']): Problem | null {
  const versions = new Map(seen?.map((one) => [one.applicationId, one.version]))
  const changed = rows.filter(
    ({ applicationId, version }) => (versions.get(applicationId) ?? version) !== version,
  )
  if (changed.length === 0) return null
  return conflict(
    `Since you opened this list, ${numbersInWords(changed)} changed. Look again, then plan.`,
  )
}

function erasedAmong(rows: readonly BoardRow[], to: ApplicationState): Problem | null {
  const erased = rows.filter(({ isErased }) => isErased)
  if (erased.length === 0 || canMoveErased(to)) return null
  const who = `Who submitted ${numbersInWords(erased)} has deleted their account`
  return conflict(`${who}. Leave that out, then plan again.`)
}

function notDeciding() {
  return conflict(
    'Decisions are made once scoring is closed. Move the review to the next stage first.',
  )
}

function awardOf<S>(
  awards: AwardPort<S>,
  { to, award }: PlanInput,
): Result<PlannedAward | null, Problem> {
  if (to !== 'awarded') return ok(null)
  if (award === null) return fault('Enter the amount of the award and choose its fund')
  const { fundId, currency, answerBy } = award
  const amountMinor = awards.minorOf(award.amount, currency)
  if (amountMinor === null || amountMinor <= 0n)
    return fault('Please enter an amount in this currency', 'amount')
  return ok({ fundId, amountMinor: amountMinor.toString(), currency, answerBy })
}

function fault(message: string, ...path: string[]) {
  return err(validationFailed([{ path: ['award', ...path], message }]))
}

/** Removes planned decisions. Expected failure: NotFound. */
export function makeUndoDecisions<S extends DecisionStores>(deps: Deps<S>) {
  return async function undoDecisions(
    panelist: PanelRef,
    o: { scholarshipId: string; applicationIds: readonly string[] },
  ): Outcome {
    const { scholarshipId } = o
    return inReview(deps, panelist, scholarshipId, async (tx, review, now) => {
      const applicationIds = await tx.plannedDecisions.undo(scholarshipId, o.applicationIds)
      const action = 'decision_undone'
      await recordInReview(tx, { scholarshipId, applicationIds, action, panelist, now })
      return ok(review)
    })
  }
}

/** Has a job apply all planned decisions. Expected failures: NotFound, Conflict (not its stage; nothing planned). */
export function makeApplyDecisions<S extends DecisionStores>(deps: Deps<S>) {
  return async function applyDecisions(
    panelist: PanelRef,
    { scholarshipId }: { scholarshipId: string },
  ): Outcome {
    return inReview(deps, panelist, scholarshipId, async (tx, review, now) => {
      if (review.stage !== 'deciding') return err(notDeciding())
      const count = await tx.plannedDecisions.markAll(scholarshipId, panelist.userId, now)
      if (count === 0) return err(conflict('No decision is planned.'))
      await tx.outbox.enqueue(applyDecisionsJob, {})
      const action = 'decisions_applied'
      await recordInReview(tx, { scholarshipId, action, panelist, now })
      return ok(review)
    })
  }
}
