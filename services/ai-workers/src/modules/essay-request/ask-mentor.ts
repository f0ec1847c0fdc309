import type { Clock } from '@landfall/kit/core/clock'
import { isUuid } from '@landfall/kit/core/ids'
import {
  conflict,
  notFound,
  type Problem,
  tooManyRequests,
  validationFailed,
} from '@landfall/kit/core/problems'
import { err, ok, type Result } from '@landfall/kit/core/result'
import type { Sealer } from '@landfall/kit/core/sealed'
import type { StudentRef } from '@landfall/kit/identity/student-policy'
import type { Transaction, UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import type { EssayReviewStore } from '../essay/essay-review.store.ts'
import type { AskInput } from './essay-request.input.ts'
import { ANSWER_WITHIN_MS, type EssayRequest, isOpen } from './essay-request.ts'
import type { RequestResult, RequestStores } from './keep-request.ts'
import { monthOf } from './month-of.ts'
import { notifyOfRequest } from './request-notice.ts'
import { publishRequestView } from './publish-request-view.ts'

type Stores = RequestStores & { essayReviews: EssayReviewStore }
type Deps = {
  unitOfWork: UnitOfWork<Stores>
  sealer: Sealer
  clock: Clock
  newId: () => string
  essayRequestsPerMonth: number
}

/**
 * Asks a mentor to read one version of an essay whose automatic review is done: the student can fix what the rules
 * find on their own. Expected failures: NotFound (the version), Conflict (it is not reviewed, or a mentor was asked
 * already), ValidationFailed (the mentor has no room), TooManyRequests.
 */
export function makeAskMentor({ unitOfWork, sealer, clock, newId, ...limits }: Deps) {
  return async (
    { studentId }: StudentRef,
    { reviewId, mentorId, ...ask }: AskInput,
  ): Promise<RequestResult> => {
    const sealedAsk = await sealer.seal(ask)
    return unitOfWork<RequestResult>(async (tx) => {
      const now = clock.now()
      const review = await mayAsk(tx, { studentId, reviewId, now, ...limits })
      if (!review.ok) return review
      const isOther = isUuid(mentorId) && mentorId !== studentId
      const free = isOther ? await tx.essayMentors.lockFreePlaces(mentorId) : 0
      if (free === 0) return err(noRoom())
      const ids = { id: newId(), reviewId, essayId: review.value, studentId, mentorId }
      const request: EssayRequest = {
        ...ids,
        status: 'requested',
        sealedAsk,
        ...NOTHING_YET,
        requestedAt: now,
        expiresAt: new Date(now.getTime() + ANSWER_WITHIN_MS),
        version: 1,
      }
      await tx.essayRequests.insert(request)
      await publishRequestView(tx, request)
      await notifyOfRequest(tx, request, { cause: 'requested', now })
      return ok(request)
    })
  }
}

const NOTHING_YET = {
  sealedFeedback: null,
  feedbackSavedAt: null,
  acceptedAt: null,
  dueAt: null,
  endedAt: null,
  isHelpful: null,
}

/** The version's essay, if its student may ask for it now; locked for others until the commit. */
async function mayAsk(
  tx: Transaction<Stores>,
  o: { studentId: string; reviewId: string; now: Date; essayRequestsPerMonth: number },
): Promise<Result<string, Problem>> {
  const { studentId, reviewId, now, essayRequestsPerMonth: most } = o
  const known = isUuid(reviewId) ? await tx.essayReviews.find(studentId, reviewId) : null
  if (known === null) return err(notFound('essay review'))
  // Serializes the student's own requests, for their limit, and keeps the essay from being deleted meanwhile.
  await tx.essayReviews.lock(studentId)
  await tx.essayReviews.lock(known.essayId)
  const review = await tx.essayReviews.find(studentId, reviewId)
  if (review === null) return err(notFound('essay review'))
  if (review.status !== 'completed') return err(conflict(NOT_REVIEWED))
  const asked = await tx.essayRequests.ofReview(studentId, reviewId)
  if (asked.some(isOpen)) return err(conflict(ASKED))
  const { first, next } = monthOf(now)
  if ((await tx.essayRequests.countSince(studentId, first)) >= most)
    return err(tooManyRequests((next.getTime() - now.getTime()) / 1_000, tooMany(most)))
  return ok(review.essayId)
}

const NOT_REVIEWED =
  'Please wait until the automatic review of this version is done, so you can fix what it finds before a mentor reads it.'
const ASKED = 'You have already asked a mentor about this version.'

const tooMany = (most: number) =>
  `You can ask mentors to read ${most} ${most === 1 ? 'essay' : 'essays'} a month: they do it in their free time. Requests that no one accepted do not count.`

const noRoom = () =>
  validationFailed([
    {
      path: ['mentorId'],
      message: 'This mentor can’t take another essay now. Please choose another mentor.',
    },
  ])
