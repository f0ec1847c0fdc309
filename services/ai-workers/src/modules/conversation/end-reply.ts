import type { Clock } from '@landfall/kit/core/clock'
import { isUuid } from '@landfall/kit/core/ids'
import { conflict, notFound, type Problem } from '@landfall/kit/core/problems'
import { err, ok, type Result } from '@landfall/kit/core/result'
import type { StudentRef } from '@landfall/kit/identity/student-policy'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import { answerQuestionJob } from '../../jobs/answer-question.job.ts'
import type { MentorReply } from './conversation.ts'
import type { MentorReplyStore } from './mentor-reply.store.ts'

type Deps = {
  mentorReplies: MentorReplyStore
  unitOfWork: UnitOfWork<{ mentorReplies: MentorReplyStore }>
  clock: Clock
  newId: () => string
}

type Changed = Result<MentorReply, Problem>

/** Ends an answer that is being written. Expected failures: NotFound, Conflict (it has ended). */
export function makeStopReply({ mentorReplies, unitOfWork, clock }: Deps) {
  return async function stopReply({ studentId }: StudentRef, id: string): Promise<Changed> {
    if (!isUuid(id)) return err(notFound('answer'))
    const now = clock.now()
    const stopped = await unitOfWork((tx) => tx.mentorReplies.stop(studentId, id, now))
    if (stopped !== null) return ok(stopped)
    const known = await mentorReplies.find(studentId, id)
    if (known === null) return err(notFound('answer'))
    // Stopped twice, as by a second press.
    return known.status === 'stopped'
      ? ok(known)
      : err(conflict('This answer is already complete.'))
  }
}

/** Asks again what was stopped or failed. Expected failures: NotFound, Conflict (it has an answer, or gets one). */
export function makeRetryReply({ mentorReplies, unitOfWork, clock, newId }: Deps) {
  return async function retryReply(
    { studentId }: StudentRef,
    id: string,
  ): Promise<Changed> {
    if (!isUuid(id)) return err(notFound('answer'))
    const again = { id: newId(), askedAt: clock.now() }
    const reply = await unitOfWork(async (tx) => {
      const asked = await tx.mentorReplies.askAgain(studentId, id, again)
      if (asked === null) return null
      await tx.outbox.enqueue(answerQuestionJob, { replyId: asked.id }, { key: asked.id })
      return asked
    })
    if (reply !== null) return ok(reply)
    const known = await mentorReplies.find(studentId, id)
    return err(
      known === null
        ? notFound('answer')
        : conflict('This question already has an answer.'),
    )
  }
}
