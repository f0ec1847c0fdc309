import type { Clock } from '@landfall/kit/core/clock'
import { isUuid } from '@landfall/kit/core/ids'
import {
  conflict,
  notFound,
  type Problem,
  tooManyRequests,
} from '@landfall/kit/core/problems'
import { err, ok, type Result } from '@landfall/kit/core/result'
import type { Sealer } from '@landfall/kit/core/sealed'
import type { StudentRef } from '@landfall/kit/identity/student-policy'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import { answerQuestionJob } from '../../jobs/answer-question.job.ts'
import type { HourlyAct } from '../hourly-act/hourly-act.ts'
import type { HourlyActStore } from '../hourly-act/hourly-act.store.ts'
import { findMentor } from '../mentor/mentors.ts'
import type { MessageForm } from './conversation.input.ts'
import { type MentorReply, titleOf } from './conversation.ts'
import type { ExchangeStore } from './exchange.store.ts'
import type { MentorReplyStore } from './mentor-reply.store.ts'
import type { MentorSessionStore } from './mentor-session.store.ts'

type Stores = {
  hourlyActs: HourlyActStore
  mentorReplies: MentorReplyStore
  mentorSessions: MentorSessionStore
}
type Deps = {
  mentorSessions: MentorSessionStore
  exchanges: Pick<ExchangeStore, 'insert' | 'remove'>
  unitOfWork: UnitOfWork<Stores>
  sealer: Sealer
  clock: Clock
  newId: () => string
  messagesPerHour: number
}

type Sent = Result<MentorReply, Problem>

/** The refusal of a question while its conversation still gets another answer. */
export const STILL_ANSWERING =
  'The previous answer is still being written. Wait for it, or stop it.'
const NOT_ANSWERED = {
  status: 'pending',
  attempt: 0,
  madeBy: null,
  failure: null,
  finishedAt: null,
  isHelpful: null,
  isMotivating: null,
} as const

/**
 * Takes a question: stores its words, then its row and its job in one transaction. Without a conversation it begins
 * a new one.
 * Expected failures: NotFound (no such mentor or conversation), Conflict (the previous answer is not there yet),
 * TooManyRequests.
 */
export function makeSendMessage(deps: Deps) {
  const { exchanges, unitOfWork, sealer, clock, newId, mentorSessions } = deps

  return async function sendMessage(
    { studentId }: StudentRef,
    { mentorId, message, context, sessionId }: MessageForm,
  ): Promise<Sent> {
    if (findMentor(mentorId) === null) return err(notFound('mentor'))
    const known = sessionId === null ? null : await knownSession(studentId, sessionId)
    if (sessionId !== null && known?.mentorId !== mentorId)
      return err(notFound('conversation'))
    const documentId = newId()
    await exchanges.insert(documentId, { question: message, answer: null, sources: [] })
    const askedAt = clock.now()
    const asked = { id: newId(), studentId, mentorId, context, documentId, askedAt }
    const sent = await unitOfWork(async (tx): Promise<Sent> => {
      const tooMany = await refuseMessage(tx, studentId, askedAt, deps)
      if (tooMany !== null) return err(tooMany)
      const placed = await placeIn(tx)
      if (!placed.ok) return placed
      const reply: MentorReply = { ...asked, ...placed.value, ...NOT_ANSWERED }
      await tx.mentorReplies.insert(reply)
      await tx.hourlyActs.add(messageOf(reply))
      await tx.outbox.enqueue(answerQuestionJob, { replyId: reply.id }, { key: reply.id })
      return ok(reply)
    })
    if (!sent.ok) await exchanges.remove([documentId])
    return sent

    async function placeIn(tx: Stores) {
      if (known === null) {
        const id = newId()
        const times = { createdAt: askedAt, lastAskedAt: askedAt, exchangeCount: 1 }
        const session = { id, studentId, mentorId, title: titleOf(message), ...times }
        await tx.mentorSessions.insert(session, sealer)
        return ok({ sessionId: id, position: 1 })
      }
      if (!(await tx.mentorSessions.lock(known.id))) return err(notFound('conversation'))
      if (await tx.mentorReplies.isAnswering(known.id))
        return err(conflict(STILL_ANSWERING))
      const position = await tx.mentorSessions.askedAgain(known.id, askedAt)
      return ok({ sessionId: known.id, position })
    }
  }

  async function knownSession(studentId: string, id: string) {
    return isUuid(id) ? mentorSessions.find(studentId, id, sealer) : null
  }
}

/** Why the student may not send a message now; null: they may. Their other messages wait until the commit. */
export async function refuseMessage(
  { hourlyActs }: Pick<Stores, 'hourlyActs'>,
  studentId: string,
  now: Date,
  { messagesPerHour }: Pick<Deps, 'messagesPerHour'>,
): Promise<Problem | null> {
  const doing = { studentId, kind: 'message' } as const
  const wait = await hourlyActs.waitBeforeNext(doing, messagesPerHour, now)
  return wait === null ? null : tooManyRequests(wait, tooManyIn(messagesPerHour))
}

/** The act that counts toward the hourly limit. */
export function messageOf({ id, studentId, askedAt: doneAt }: MentorReply): HourlyAct {
  return { id, studentId, kind: 'message', doneAt }
}

function tooManyIn(perHour: number): string {
  return `You can send ${perHour} messages an hour. Please wait a moment.`
}
