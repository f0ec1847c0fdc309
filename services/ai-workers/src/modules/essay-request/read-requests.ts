import { isUuid } from '@landfall/kit/core/ids'
import type { Sealer } from '@landfall/kit/core/sealed'
import type { StudentRef } from '@landfall/kit/identity/student-policy'
import { z } from 'zod'
import type { EssayDocumentStore } from '../essay/essay-document.store.ts'
import type { EssayReviewStore } from '../essay/essay-review.store.ts'
import type { EssayReview, EssayText } from '../essay/essay.ts'
import type { EssayMentorStore, OfferedMentor } from './essay-mentor.store.ts'
import type { EssayRequestStore, RequestPosition } from './essay-request.store.ts'
import type { Ask, EssayRequest, Feedback } from './essay-request.ts'

type Deps = {
  essayRequests: EssayRequestStore
  essayMentors: EssayMentorStore
  essayReviews: Pick<EssayReviewStore, 'findAny'>
  essayDocuments: Pick<EssayDocumentStore, 'findText'>
  sealer: Sealer
}

const askSchema = z.object({ firstName: z.string(), wish: z.string().nullable() })
const feedbackSchema = z.object({
  overall: z.string(),
  score: z.int().nullable(),
  remarks: z.array(
    z.object({ from: z.int(), to: z.int(), quote: z.string(), remark: z.string() }),
  ),
})

export type RequestPage = {
  requests: EssayRequest[]
  hasNextPage: boolean
  totalCount: number
}

/** What the two sides read about a request; the fields decide which parts each may see. */
export function makeReadRequests(deps: Deps) {
  const { essayRequests, essayMentors, essayReviews, essayDocuments, sealer } = deps
  const opened = <Words>(schema: z.ZodType<Words>, sealed: string): Promise<Words | null> =>
    sealer.open(sealed).then(
      (words) => schema.safeParse(words).data ?? null,
      () => null,
    )
  return {
    /** Null when the request is missing or belongs to other people, or an admin took the role from the mentor. */
    async find(
      { studentId: userId }: StudentRef,
      id: string,
    ): Promise<EssayRequest | null> {
      const request = isUuid(id) ? await essayRequests.find(id) : null
      if (request === null || request.studentId === userId) return request
      if (request.mentorId !== userId) return null
      return (await essayMentors.isFormer(userId)) ? null : request
    },

    /** One page of a person's requests, as student or as mentor; newest first. */
    async list(
      { studentId: userId }: StudentRef,
      o: { asMentor: boolean; first: number; after: RequestPosition | null },
    ): Promise<RequestPage> {
      if (o.asMentor && (await essayMentors.isFormer(userId)))
        return { requests: [], hasNextPage: false, totalCount: 0 }
      const side = o.asMentor ? { mentorId: userId } : { studentId: userId }
      const [found, totalCount] = await Promise.all([
        essayRequests.page(side, { after: o.after, limit: o.first + 1 }),
        essayRequests.countOf(side),
      ])
      const hasNextPage = found.length > o.first
      return { requests: found.slice(0, o.first), hasNextPage, totalCount }
    },

    /** The requests for one version of the student's essay, newest first. */
    ofReview: ({ studentId, id }: EssayReview): Promise<EssayRequest[]> =>
      essayRequests.ofReview(studentId, id),

    /** Mentors with room for an essay, the one with most room first. */
    offered: ({ studentId }: StudentRef): Promise<OfferedMentor[]> =>
      essayMentors.offered(studentId),

    /** The student's words; null when they were sealed with another key. */
    ask: ({ sealedAsk }: EssayRequest): Promise<Ask | null> => opened(askSchema, sealedAsk),

    /** The draft, or the feedback that was sent; null without either. */
    async feedback({ sealedFeedback }: EssayRequest): Promise<Feedback | null> {
      return sealedFeedback === null ? null : opened(feedbackSchema, sealedFeedback)
    },

    /** The version that the mentor is asked to read. */
    review: ({ reviewId }: EssayRequest): Promise<EssayReview | null> =>
      essayReviews.findAny(reviewId),

    text: ({ textId }: EssayReview): Promise<EssayText | null> =>
      essayDocuments.findText(textId),
  }
}
