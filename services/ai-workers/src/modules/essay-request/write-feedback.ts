import { isUuid } from '@landfall/kit/core/ids'
import type { Sealer } from '@landfall/kit/core/sealed'
import { conflict, type Problem, validationFailed } from '@landfall/kit/core/problems'
import { err, ok, type Result } from '@landfall/kit/core/result'
import type { StudentRef } from '@landfall/kit/identity/student-policy'
import type { EssayDocumentStore } from '../essay/essay-document.store.ts'
import type { EssayReviewStore } from '../essay/essay-review.store.ts'
import type { FeedbackInput } from './essay-request.input.ts'
import type { EssayRequestStore } from './essay-request.store.ts'
import { type Feedback, isTaken } from './essay-request.ts'
import {
  inRequest,
  keepRequest,
  notInState,
  type RequestDeps,
  type RequestResult,
} from './keep-request.ts'
import { notifyOfRequest } from './request-notice.ts'
import { publishRequestView } from './publish-request-view.ts'

type Deps = RequestDeps & {
  essayRequests: Pick<EssayRequestStore, 'find'>
  sealer: Sealer
  essayReviews: Pick<EssayReviewStore, 'findAny'>
  essayDocuments: Pick<EssayDocumentStore, 'findText'>
}

/**
 * The mentor keeps a draft, or sends the feedback; each remark quotes the words of the text that it is about.
 * Expected failures: NotFound, Conflict (it is not theirs to write now), ValidationFailed.
 */
export function makeWriteFeedback({
  sealer,
  essayRequests,
  essayReviews,
  essayDocuments,
  ...deps
}: Deps) {
  /**
   * The text can be read before the request is locked, since a version never changes; it lies in another store,
   * which may be slow.
   */
  const textOf = async ({ studentId }: StudentRef, id: string): Promise<string | null> => {
    const request = isUuid(id) ? await essayRequests.find(id) : null
    if (request?.mentorId !== studentId) return null
    const review = await essayReviews.findAny(request.reviewId)
    const text = review && (await essayDocuments.findText(review.textId))
    return text?.content ?? null
  }
  const write = async (
    student: StudentRef,
    { id, ...words }: FeedbackInput,
    isSent: boolean,
  ): Promise<RequestResult> => {
    const text = await textOf(student, id)
    return inRequest(deps, { student, as: 'mentor', id }, async (tx, request, now) => {
      if (!isTaken(request)) return err(notInState(request))
      const feedback = quoted(words, text)
      if (!feedback.ok) return feedback
      const sealedFeedback = await sealer.seal(feedback.value)
      const kept = { sealedFeedback, feedbackSavedAt: now }
      if (!isSent) {
        // No event for a draft: the student does not see it, and the mentor's own page has it already.
        const draft = { ...request, ...kept }
        await tx.essayRequests.update(draft)
        return ok(draft)
      }
      const end = { ...kept, status: 'completed' as const, endedAt: now }
      const completed = await keepRequest(tx, request, end)
      await notifyOfRequest(tx, completed, { cause: 'completed', now })
      return ok(completed)
    })
  }
  return {
    saveDraft: (student: StudentRef, input: FeedbackInput) => write(student, input, false),
    send: (student: StudentRef, input: FeedbackInput) => write(student, input, true),
  }
}

/**
 * The student says whether the mentor's feedback helps, and may change that.
 * Expected failures: NotFound, Conflict (there is nothing to mark).
 */
export function makeMarkFeedback(deps: RequestDeps) {
  return (
    student: StudentRef,
    { id, isHelpful }: { id: string; isHelpful: boolean },
  ): Promise<RequestResult> =>
    inRequest(deps, { student, as: 'student', id }, async (tx, request) => {
      if (request.status !== 'completed')
        return err(conflict('There is no feedback to mark yet.'))
      if (request.isHelpful === isHelpful) return ok(request)
      const marked = { ...request, isHelpful, version: request.version + 1 }
      await tx.essayRequests.update(marked)
      await publishRequestView(tx, marked)
      return ok(marked)
    })
}

/**
 * Adds to each remark the words of the text at its place. Expected failure: ValidationFailed (the text has no such
 * place).
 */
function quoted(
  { overall, score, remarks }: Omit<FeedbackInput, 'id'>,
  text: string | null,
): Result<Feedback, Problem> {
  if (text === null)
    return err(conflict('The text of this essay is not available right now.'))
  const outside = remarks.findIndex(({ to }) => to > text.length)
  if (outside !== -1) {
    const path = ['remarks', String(outside), 'to']
    return err(validationFailed([{ path, message: 'The text is shorter than that' }]))
  }
  const inOrder = remarks.toSorted((one, other) => one.from - other.from)
  const withQuotes = inOrder.map((remark) => ({
    ...remark,
    quote: text.slice(remark.from, remark.to).trim(),
  }))
  return ok({ overall, score, remarks: withQuotes })
}
