import type { Clock } from '@landfall/kit/core/clock'
import { isUuid } from '@landfall/kit/core/ids'
import { conflict, notFound, type Problem } from '@landfall/kit/core/problems'
import { err, ok, type Result } from '@landfall/kit/core/result'
import type { StudentRef } from '@landfall/kit/identity/student-policy'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import { answerQuestionJob } from '../../jobs/answer-question.job.ts'
import type { HourlyActStore } from '../hourly-act/hourly-act.store.ts'
import type { MentorReply } from './conversation.ts'
import type { MentorReplyStore } from './mentor-reply.store.ts'
import { messageOf, refuseMessage, STILL_ANSWERING } from './send-message.ts'

type Deps = {
  mentorReplies: MentorReplyStore
  unitOfWork: UnitOfWork<{ hourlyActs: HourlyActStore; mentorReplies: MentorReplyStore }>
  clock: Clock
  newId: () => string
  messagesPerHour: number
}

type Changed = Result<MentorReply, Problem>

/** Ends an answer that is being written. Expected failures: NotFound, Conflict (it has ended). */
export function makeStopReply({
  mentorReplies,
  unitOfWork,
  clock,
}: Pick<Deps, 'mentorReplies' | 'unitOfWork' | 'clock'>) {
  return async function stopReply({ studentId }: StudentRef, id: string): Promise<Changed> {
    if (!isUuid(id)) return err(notFound('answer'))
    const now = clock.now()
    const stopped = await unitOfWork((tx) => tx.mentorReplies.stop(studentId, id, now))
    if (stopped !== null) return ok(stopped)
    const known = await mentorReplies.find(studentId, id)
    if (known === null) return err(notFound('answer'))
    // Stopped twice, for example by a second press.
    return known.status === 'stopped'
      ? ok(known)
      : err(conflict('This answer is already complete.'))
  }
}

/**
 * Asks a stopped or failed question again, which counts as one more message.
 * Expected failures: NotFound, Conflict (it has an answer, or the conversation gets one), TooManyRequests.
 */
export function makeRetryReply(deps: Omit<Deps, 'mentorReplies'>) {
  const { unitOfWork, clock, newId } = deps
  return async function retryReply(
    { studentId }: StudentRef,
    id: string,
  ): Promise<Changed> {
    if (!isUuid(id)) return err(notFound('answer'))
    const again = { id: newId(), askedAt: clock.now() }
    return unitOfWork(async (tx): Promise<Changed> => {
      const tooMany = await refuseMessage(tx, studentId, again.askedAt, deps)
      if (tooMany !== null) return err(tooMany)
      const known = await tx.mentorReplies.find(studentId, id)
      if (known === null) return err(notFound('answer'))
      if (await tx.mentorReplies.isAnswering(known.sessionId))
        return err(conflict(STILL_ANSWERING))
      const asked = await tx.mentorReplies.askAgain(studentId, id, again)
      if (asked === null) return err(conflict('This question already has an answer.'))
      await tx.hourlyActs.add(messageOf(asked))
      await tx.outbox.enqueue(answerQuestionJob, { replyId: asked.id }, { key: asked.id })
      return ok(asked)
    })
  }
}
