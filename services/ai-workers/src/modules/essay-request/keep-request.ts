import type { Clock } from '@landfall/kit/core/clock'
import { isUuid } from '@landfall/kit/core/ids'
import { conflict, notFound, type Problem } from '@landfall/kit/core/problems'
import { err, type Result } from '@landfall/kit/core/result'
import type { StudentRef } from '@landfall/kit/identity/student-policy'
import type { Transaction, UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import type { EssayMentorStore } from './essay-mentor.store.ts'
import type { EssayRequestStore } from './essay-request.store.ts'
import { type EssayRequest, type RequestStatus, isOpen } from './essay-request.ts'
import { monthOf } from './month-of.ts'
import { type RequestCause, notifyOfRequest } from './request-notice.ts'
import { publishRequestView } from './publish-request-view.ts'

export type RequestStores = {
  essayRequests: EssayRequestStore
  essayMentors: EssayMentorStore
}
export type RequestTransaction = Transaction<{ essayRequests: EssayRequestStore }>
export type RequestDeps = { unitOfWork: UnitOfWork<RequestStores>; clock: Clock }
export type RequestResult = Result<EssayRequest, Problem>

/**
 * Locks a request and works on it, on behalf of the one of the two sides who may do so.
 * Expected failure: NotFound (none, or other people's request).
 */
export async function inRequest(
  { unitOfWork, clock }: RequestDeps,
  { student: { studentId: userId }, as, id }: Acting,
  work: (
    tx: Transaction<RequestStores>,
    request: EssayRequest,
    now: Date,
  ) => Promise<RequestResult>,
): Promise<RequestResult> {
  if (!isUuid(id)) return err(notFound('request'))
  return unitOfWork(async (tx) => {
    const request = await tx.essayRequests.lock(id)
    const owner = as === 'mentor' ? request?.mentorId : request?.studentId
    if (!request || owner !== userId) return err(notFound('request'))
    if (as === 'mentor' && (await tx.essayMentors.isFormer(userId)))
      return err(notFound('request'))
    return work(tx, request, clock.now())
  })
}
type Acting = { student: StudentRef; as: 'mentor' | 'student'; id: string }

/**
 * Writes the request with its new status and tells open pages; if it ends without feedback, the draft is removed.
 */
export async function keepRequest(
  tx: RequestTransaction,
  before: EssayRequest,
  change: Partial<EssayRequest> & { status: RequestStatus },
): Promise<EssayRequest> {
  const changed = { ...before, ...change, version: before.version + 1 }
  const hasWords = isOpen(changed) || changed.status === 'completed'
  const request = hasWords
    ? changed
    : { ...changed, sealedFeedback: null, feedbackSavedAt: null }
  await tx.essayRequests.update(request)
  await publishRequestView(tx, request)
  return request
}

/** Ends locked requests and notifies of the cause. */
export async function endRequests(
  tx: RequestTransaction,
  requests: readonly EssayRequest[],
  o: { status: RequestStatus; cause: RequestCause; now: Date },
): Promise<void> {
  for (const before of requests) {
    const { status, cause, now } = o
    const request = await keepRequest(tx, before, { status, endedAt: now })
    await notifyOfRequest(tx, request, { cause, now })
  }
}

/** Why a request that has ended, or has not been accepted, cannot be changed. */
export function notInState(request: EssayRequest): Problem {
  const WHY: Readonly<Record<RequestStatus, string>> = {
    requested: 'Accept the request first.',
    accepted: 'The mentor has already accepted.',
    overdue: 'The mentor has already accepted.',
    completed: 'The feedback was already sent.',
    declined: 'The mentor declined this request.',
    expired: 'This request ended without an answer.',
    withdrawn: 'The student took the essay back.',
  }
  return conflict(WHY[request.status])
}

/**
 * Ends the open requests of an essay that is deleted and notifies their mentors; the requests still count for the
 * month.
 */
export function makeEndRequestsOfEssay({ clock }: { clock: Clock }) {
  return async (tx: RequestTransaction, essayId: string): Promise<void> => {
    const now = clock.now()
    const open = await tx.essayRequests.lockOpenOfEssay(essayId)
    await endRequests(tx, open, { status: 'withdrawn', cause: 'gone', now })
    await tx.essayRequests.countOn(essayId, monthOf(now).first)
  }
}
