import { err, ok } from '@landfall/kit/core/result'
import type { StudentRef } from '@landfall/kit/identity/student-policy'
import type { Transaction } from '@landfall/kit/transaction/unit-of-work'
import { EssayRequestAccepted } from '@landfall/proto-events/ai-workers/essay-request-accepted.v1'
import { type EssayRequest, isOpen, isTaken, WRITE_WITHIN_MS } from './essay-request.ts'
import {
  endRequests,
  inRequest,
  keepRequest,
  notInState,
  type RequestDeps,
  type RequestResult,
} from './keep-request.ts'
import { notifyOfRequest } from './request-notice.ts'

/**
 * The mentor accepts or declines a request; the same answer again changes nothing. A mentor who accepts knows the
 * student from then on, which other services learn by an event. Expected failures: NotFound, Conflict (it has
 * ended).
 */
export function makeAnswerRequest(deps: RequestDeps) {
  return (
    student: StudentRef,
    { id, accept }: { id: string; accept: boolean },
  ): Promise<RequestResult> =>
    inRequest(deps, { student, as: 'mentor', id }, async (tx, request, now) => {
      const isSame = accept ? isTaken(request) : request.status === 'declined'
      if (isSame) return ok(request)
      if (request.status !== 'requested') return err(notInState(request))
      // Expired, even if no job has ended it yet.
      if (request.expiresAt <= now)
        return err(notInState({ ...request, status: 'expired' }))
      const dueAt = new Date(now.getTime() + WRITE_WITHIN_MS)
      const answered = await keepRequest(
        tx,
        request,
        accept
          ? { status: 'accepted', acceptedAt: now, dueAt }
          : { status: 'declined', endedAt: now },
      )
      if (accept) await publishAcceptance(tx, answered, now)
      const cause = accept ? 'accepted' : 'declined'
      await notifyOfRequest(tx, answered, { cause, now })
      return ok(answered)
    })
}

async function publishAcceptance(
  tx: Transaction<object>,
  { id: requestId, studentId, mentorId, version }: EssayRequest,
  now: Date,
): Promise<void> {
  if (mentorId === null) return
  const data = { requestId, studentId, mentorId, acceptedAt: now.toISOString() }
  await tx.outbox.publish(EssayRequestAccepted, { aggregateId: requestId, version, data })
}

/**
 * The student takes the essay back as long as there is no feedback; doing so again changes nothing.
 * Expected failures: NotFound, Conflict (it has ended otherwise).
 */
export function makeWithdrawRequest(deps: RequestDeps) {
  return (student: StudentRef, id: string): Promise<RequestResult> =>
    inRequest(deps, { student, as: 'student', id }, async (tx, request, now) => {
      if (request.status === 'withdrawn') return ok(request)
      if (!isOpen(request)) return err(notInState(request))
      await endRequests(tx, [request], { status: 'withdrawn', cause: 'withdrawn', now })
      return ok((await tx.essayRequests.find(id)) ?? request)
    })
}
