import type { Clock } from '@landfall/kit/core/clock'
import { conflict, type Problem } from '@landfall/kit/core/problems'
import { err, ok, type Result } from '@landfall/kit/core/result'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import { recordInReview } from '../audit/record-in-review.ts'
import type { ReviewAuditStore } from '../audit/review-audit.store.ts'
import { countsAlike, type RubricCriterion } from '../rubric/rubric.ts'
import { checkVersion, inReview, type ReviewStores, saveReview } from './find-review.ts'
import type { PanelRef } from './review.policy.ts'
import {
  type BlindField,
  refusalToMove,
  type Review,
  type ReviewStage,
  type Undone,
} from './review.ts'

type Stores = ReviewStores & { reviewAudit: ReviewAuditStore }
/** Whether somebody has scored in a review. */
export type IsScored<S> = (tx: S, scholarshipId: string) => Promise<boolean>
/** What keeps a review from its end. */
type CountUndone<S> = (tx: S, review: Review) => Promise<Undone>
type Deps<S extends Stores> = { unitOfWork: UnitOfWork<S>; clock: Clock }
type Outcome = Promise<Result<Review, Problem>>
type Versioned = { scholarshipId: string; version?: number | null }

export type SettingsInput = Versioned & {
  blindFields?: BlindField[] | null
  reviewsPerApplication?: number | null
  /** YYYY-MM-DD; null removes the promise. */
  decisionPromisedOn?: string | null
  sharesSummary?: boolean | null
}

/**
 * Changes the given settings. Expected failures: NotFound, Conflict (changed meanwhile; blinding while decisions are
 * made).
 */
export function makeSaveSettings<S extends Stores>(deps: Deps<S>) {
  return async function saveSettings(panelist: PanelRef, input: SettingsInput): Outcome {
    return inReview(deps, panelist, input.scholarshipId, async (tx, before, now) => {
      const checked = checkVersion(before, input.version)
      if (!checked.ok) return checked
      const { blindFields, reviewsPerApplication, decisionPromisedOn, sharesSummary } =
        input
      const after: Review = {
        ...before,
        blindFields: blindFields ?? before.blindFields,
        reviewsPerApplication: reviewsPerApplication ?? before.reviewsPerApplication,
        decisionPromisedOn:
          decisionPromisedOn === undefined ? before.decisionPromisedOn : decisionPromisedOn,
        sharesSummary: sharesSummary ?? before.sharesSummary,
      }
      await recordInReview(tx, { ...before, action: 'settings_changed', panelist, now })
      return ok(await saveReview(tx, after, now))
    })
  }
}

/**
 * Replaces the rubric. Expected failures: NotFound, Conflict (changed meanwhile; new weights or points once somebody
 * has scored).
 */
export function makeSaveRubric<S extends Stores>(
  deps: Deps<S> & { isScored: IsScored<S>; newId: () => string },
) {
  return async function saveRubric(
    panelist: PanelRef,
    input: Versioned & {
      criteria: (Omit<RubricCriterion, 'key'> & { key: string | null })[]
    },
  ): Outcome {
    return inReview(deps, panelist, input.scholarshipId, async (tx, before, now) => {
      const checked = checkVersion(before, input.version)
      if (!checked.ok) return checked
      const known = new Set(before.rubric.map(({ key }) => key))
      const rubric = input.criteria.map((one) => ({
        ...one,
        key: one.key !== null && known.has(one.key) ? one.key : deps.newId(),
      }))
      const isFixed = await deps.isScored(tx, before.scholarshipId)
      if (isFixed && !countsAlike(before.rubric, rubric))
        return err(
          conflict(
            'Someone has already scored with this rubric, so only its wording can change.',
          ),
        )
      await recordInReview(tx, { ...before, action: 'rubric_changed', panelist, now })
      return ok(await saveReview(tx, { ...before, rubric }, now))
    })
  }
}

/**
 * Moves a review one stage forward or back; once decisions were applied, back only while an application waits for
 * one. What is decided stays decided. Expected failures: NotFound, Conflict (changed meanwhile; no such move from its
 * stage).
 */
export function makeMoveReview<S extends Stores>(
  deps: Deps<S> & { countUndone: CountUndone<S> },
) {
  return async function moveReview(
    panelist: PanelRef,
    input: Versioned & { to: ReviewStage },
  ): Outcome {
    return inReview(deps, panelist, input.scholarshipId, async (tx, before, now) => {
      if (before.stage === input.to) return ok(before)
      const checked = checkVersion(before, input.version)
      if (!checked.ok) return checked
      const refusal = refusalToMove(before, input.to, await deps.countUndone(tx, before))
      if (refusal !== null) return err(conflict(refusal))
      await recordInReview(tx, { ...before, action: `moved_to_${input.to}`, panelist, now })
      return ok(await saveReview(tx, { ...before, stage: input.to }, now))
    })
  }
}
