import {
  conflict,
  notFound,
  type Problem,
  validationFailed,
} from '@landfall/kit/core/problems'
import { err, ok, type Result } from '@landfall/kit/core/result'
import type { ApplicationFiguresStore } from '../../application/application/application-figures.store.ts'
import { isDecided } from '../../application/application/application-state.ts'
import {
  isSuperseded,
  submittedAgain,
} from '../../application/submission/seen-submission.ts'
import { publishFigures } from '../../application/application/publish-figures.ts'
import { type PointsByCriterion, type RubricCriterion, totalOf } from '../rubric/rubric.ts'
import type { ReviewScore } from '../score/review-score.ts'
import type { PanelRef } from '../settings/review.policy.ts'
import { inSeenRow, type PanelDeps, type PanelStores, recordOf } from './in-row.ts'

/** Absent fields stay; null clears. */
export type ScoreInput = {
  applicationId: string
  /** The submission that the reviewer had read; null: the last one. */
  submissionNumber?: number | null
  points?:
    | readonly { key: string; points?: number | null; comment?: string | null }[]
    | null
  comment?: string | null
  isFinal?: boolean | null
}

type Needed = PanelStores & { applicationFigures: ApplicationFiguresStore }

/**
 * Saves a reviewer's score of an application assigned to them: one row, however often and from however many windows.
 * While the review is scoring, it can be made final, so that it counts, and taken back. Expected failures: NotFound,
 * Conflict (not scoring; decided; final; submitted again since it was read), ValidationFailed (no such criterion or
 * level; final without all points).
 */
export function makeSaveScore<S extends Needed>(deps: PanelDeps<S>) {
  return async function saveScore(
    panelist: PanelRef,
    input: ScoreInput,
  ): Promise<Result<ReviewScore, Problem>> {
    const { applicationId } = input
    return inSeenRow(
      deps,
      panelist,
      applicationId,
      async (tx, { review, row, view, now }) => {
        if (!view.isMine) return err(notFound('application'))
        if (review.stage !== 'scoring') return err(conflict('Scoring is closed.'))
        if (isDecided(row.state))
          return err(conflict('This application is decided, so its scores stay.'))
        const { submissionNumber } = row
        if (isSuperseded(input.submissionNumber, submissionNumber))
          return err(submittedAgain('score it'))
        const stored = await tx.reviewScores.lockOrBegin({
          applicationId,
          reviewerId: panelist.userId,
          scholarshipId: review.scholarshipId,
          points: {},
          comment: null,
          isFinal: false,
          total: null,
          submissionNumber,
          savedAt: now,
        })
        const before = begunAnew(stored, submissionNumber)
        const after = merge(before, input, review.rubric)
        if (!after.ok || isSame(before, after.value)) return after
        await tx.reviewScores.update({ ...after.value, savedAt: now })
        if (before.isFinal !== after.value.isFinal) {
          const action = after.value.isFinal ? 'score_final' : 'score_taken_back'
          await recordOf(tx, { review, applicationId, action, panelist, now })
          await publishFigures(tx, [applicationId])
        }
        return after
      },
    )
  }
}

/** Turns a score of the earlier submission into a draft for the new one. */
function begunAnew(score: ReviewScore, submissionNumber: number): ReviewScore {
  if (score.submissionNumber === submissionNumber) return score
  return { ...score, submissionNumber, isFinal: false }
}

function merge(
  before: ReviewScore,
  { points: given, comment, isFinal: wished }: ScoreInput,
  rubric: readonly RubricCriterion[],
): Result<ReviewScore, Problem> {
  const faults = (given ?? []).flatMap((one, index) => {
    const message = faultOf(one, rubric)
    return message === null ? [] : [{ path: ['points', String(index)], message }]
  })
  if (faults.length > 0) return err(validationFailed(faults))
  const points: Record<string, PointsByCriterion[string]> = { ...before.points }
  for (const { key, ...change } of given ?? []) {
    const known = points[key] ?? { points: null, comment: null }
    points[key] = {
      points: change.points === undefined ? known.points : change.points,
      comment: change.comment === undefined ? known.comment : change.comment,
    }
  }
  const isFinal = wished ?? before.isFinal
  const after: ReviewScore = {
    ...before,
    points,
    comment: comment === undefined ? before.comment : comment,
    isFinal,
    total: totalOf(rubric, points),
  }
  if (before.isFinal && isFinal && !isSame(before, after))
    return err(conflict('Your score is submitted. Choose “Change my score” first.'))
  if (isFinal && after.total === null) {
    const message = 'Give points for every criterion first'
    return err(validationFailed([{ path: ['isFinal'], message }]))
  }
  return ok(after)
}

function faultOf(
  { key, points }: { key: string; points?: number | null },
  rubric: readonly RubricCriterion[],
): string | null {
  const criterion = rubric.find((one) => one.key === key)
  if (!criterion) return 'This criterion is no longer in the rubric'
  const isLevel =
    points == null || criterion.levels.some((level) => level.points === points)
  return isLevel ? null : `“${criterion.name}” has no level of ${points} points`
}

function isSame(one: ReviewScore, other: ReviewScore): boolean {
  return content(one) === content(other)
}

function content({ points, comment, isFinal }: ReviewScore): string {
  return JSON.stringify([Object.entries(points).toSorted(), comment, isFinal])
}
