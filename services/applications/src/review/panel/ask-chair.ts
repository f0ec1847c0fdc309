import { isUuid } from '@landfall/kit/core/ids'
import { notFound, type Problem } from '@landfall/kit/core/problems'
import { err, ok, type Result } from '@landfall/kit/core/result'
import type { ReviewQuestionStore } from '../score/review-score.store.ts'
import { lockReview } from '../settings/find-review.ts'
import type { PanelRef } from '../settings/review.policy.ts'
import { readRow } from '../workspace/read-review.ts'
import { inSeenRow, type PanelDeps, type PanelStores, recordOf } from './in-row.ts'
import { tellOfAnswer, tellOfQuestion } from './panel-notice.ts'

type Stores = PanelStores & { reviewQuestions: ReviewQuestionStore }
type Asked = Result<{ applicationId: string }, Problem>

/** Asks the chair about an application that the actor may see. Expected failure: NotFound. */
export function makeAskChair<S extends Stores>(
  deps: PanelDeps<S> & { newId: () => string },
) {
  return async function askChair(
    panelist: PanelRef,
    { applicationId, text }: { applicationId: string; text: string },
  ): Promise<Asked> {
    return inSeenRow(deps, panelist, applicationId, async (tx, { review, row, now }) => {
      const [id, askedBy] = [deps.newId(), panelist.userId]
      await tx.reviewQuestions.add({
        id,
        applicationId,
        scholarshipId: review.scholarshipId,
        askedBy,
        text,
        askedAt: now,
        answer: null,
        answeredBy: null,
        answeredAt: null,
      })
      await recordOf(tx, { review, applicationId, action: 'question_asked', panelist, now })
      const { number } = row
      await tellOfQuestion(tx, { review, number, cause: `question:${id}`, askedBy, now })
      return ok({ applicationId })
    })
  }
}

/** The chair answers a reviewer's question; a second answer replaces the first. Expected failure: NotFound. */
export function makeAnswerReviewer<S extends Stores>({ unitOfWork, clock }: PanelDeps<S>) {
  return async function answerReviewer(
    panelist: PanelRef,
    { questionId, text }: { questionId: string; text: string },
  ): Promise<Asked> {
    const now = clock.now()
    return unitOfWork(async (tx) => {
      const question = isUuid(questionId) ? await tx.reviewQuestions.lock(questionId) : null
      const review =
        question && (await lockReview(tx, panelist, question.scholarshipId, now))
      if (!question || !review) return err(notFound('question'))
      const { applicationId, askedBy } = question
      await tx.reviewQuestions.answer(questionId, {
        answer: text,
        answeredBy: panelist.userId,
        answeredAt: now,
      })
      await recordOf(tx, {
        review,
        applicationId,
        action: 'question_answered',
        panelist,
        now,
      })
      const row = await readRow(tx, review, applicationId)
      const cause = `answer:${questionId}:${now.getTime()}`
      if (row && askedBy !== panelist.userId)
        await tellOfAnswer(tx, { review, number: row.number, cause, askedBy, now })
      return ok({ applicationId })
    })
  }
}
