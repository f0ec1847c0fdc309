import type { StudentRef } from '@landfall/kit/identity/student-policy'
import type { Context } from '../../context.ts'
import { type Ask, type EssayRequest, mayReadText, maySeeAsk } from './essay-request.ts'

export type PresentedRequest = ReturnType<typeof presentRequest>

/** Opens the student's words once for both fields that need them. */
const asks = new WeakMap<PresentedRequest, Promise<Ask | null>>()

/** The source object of the schema's EssayRequest, as one of the two sides sees it. */
export function presentRequest(request: EssayRequest, { studentId: userId }: StudentRef) {
  const isViewerMentor = request.studentId !== userId
  const { id, requestedAt, expiresAt, acceptedAt, dueAt, endedAt, isHelpful } = request
  const { mentorId } = request
  return {
    request,
    id,
    reviewId: isViewerMentor ? null : request.reviewId,
    status: request.status.toUpperCase(),
    isViewerMentor,
    mentor: mentorId === null ? null : { __typename: 'Mentor', id: mentorId },
    requestedAt,
    expiresAt,
    acceptedAt,
    dueAt,
    endedAt,
    isHelpful,
  }
}

export const essayRequestFields = {
  studentName: async (presented: PresentedRequest, _args: unknown, context: Context) =>
    (await askOf(presented, context))?.firstName ?? null,

  wish: async (presented: PresentedRequest, _args: unknown, context: Context) =>
    (await askOf(presented, context))?.wish ?? null,

  /** The same for both sides: the student sees what the mentor gets to read. */
  async essay({ request }: PresentedRequest, _args: unknown, { useCases }: Context) {
    if (!maySeeAsk(request)) return null
    const review = await useCases.essayRequests.review(request)
    if (review === null) return null
    const text = await useCases.essayRequests.text(review)
    const { title, essayType, version } = review
    return {
      title,
      essayType: essayType.toUpperCase(),
      version,
      wordCount: text && countWords(text.content),
      wordLimit: text?.wordLimit ?? null,
      prompt: text?.prompt ?? null,
      askedTopics: text?.askedTopics ?? null,
      content: mayReadText(request) ? (text?.content ?? null) : null,
    }
  },

  async feedback(presented: PresentedRequest, _args: unknown, { useCases }: Context) {
    const { request, isViewerMentor } = presented
    if (!isViewerMentor && request.status !== 'completed') return null
    const feedback = await useCases.essayRequests.feedback(request)
    return feedback && { ...feedback, savedAt: request.feedbackSavedAt }
  },
}

/** The student can always read it; the mentor can as long as the request is open or completed. */
async function askOf(
  presented: PresentedRequest,
  { useCases }: Context,
): Promise<Ask | null> {
  if (presented.isViewerMentor && !maySeeAsk(presented.request)) return null
  const opening = asks.get(presented) ?? useCases.essayRequests.ask(presented.request)
  asks.set(presented, opening)
  return opening
}

function countWords(content: string): number {
  return content.match(/[\p{L}\p{N}]+(?:['’.-][\p{L}\p{N}]+)*/gu)?.length ?? 0
}
