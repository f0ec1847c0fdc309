import type { Clock } from '@landfall/kit/core/clock'
import { newId } from '@landfall/kit/core/ids'
import type { Result } from '@landfall/kit/core/result'
import type { Sealer } from '@landfall/kit/core/sealed'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import { MentorReplyCompleted } from '@landfall/proto-events/ai-workers/mentor-reply-completed.v1'
import type { MentorMemoryStore } from '../mentor/mentor-memory.store.ts'
import { noteIn, withNote } from '../mentor/mentor-memory.ts'
import { problemOf, type ProviderFailure } from '../provider/provider-failure.ts'
import { type Answer, type Exchange, isOver, type MentorReply } from './conversation.ts'
import type { ExchangeStore } from './exchange.store.ts'
import type { MentorReplyStore } from './mentor-reply.store.ts'
import { createPiecePublisher, type PiecePublisher } from './piece-publisher.ts'
import { lastPiece, pieceOf, type PublishPiece } from './reply-piece.ts'
import type { ReplyStops } from './reply-stops.ts'
import type { Question } from './write-answer.ts'

/** How many earlier exchanges an answer is written with. */
const EARLIER = 4

type Deps = {
  mentorReplies: Pick<MentorReplyStore, 'takeUp' | 'findAny' | 'pageOfSession' | 'fail'>
  mentorMemories: Pick<MentorMemoryStore, 'find' | 'replace'>
  exchanges: ExchangeStore
  unitOfWork: UnitOfWork<{ mentorReplies: MentorReplyStore }>
  writeAnswer: (
    question: Question,
    publisher: PiecePublisher,
  ) => Promise<Result<Answer, ProviderFailure>>
  stops: Pick<ReplyStops, 'watch'>
  publishPiece: PublishPiece
  sealer: Sealer
  clock: Clock
}

/**
 * Answers one question: publishes pieces as they come, stores the whole answer with its question as one document,
 * then in one transaction points the row at the document and publishes the event. Half an answer is never stored.
 * It may run twice: each attempt continues the count, and only the newest can end the reply.
 * @throws when something of ours is unavailable; a later attempt may succeed
 */
export function makeAnswerQuestion(deps: Deps) {
  const { mentorReplies, exchanges, stops, publishPiece, clock } = deps

  return async function answerQuestion(replyId: string): Promise<void> {
    const stop = stops.watch(replyId)
    try {
      const reply = await mentorReplies.takeUp(replyId)
      stop.endOthers()
      if (reply === null) return await publishEnd(replyId)
      const words = await exchanges.find(reply.documentId)
      if (words === null) throw new Error('The question of a reply cannot be read')
      await keepInMind(reply, words.question, deps)
      const publisher = createPiecePublisher(reply, publishPiece)
      const earlier = await earlierOf(reply, deps)
      const asked = { reply, question: words.question, earlier, signal: stop.signal }
      const answer = await deps.writeAnswer(asked, publisher)
      if (!answer.ok) return await failWith(reply, answer.error)
      const isKept = await keep(reply, { ...words, ...answer.value }, deps)
      if (!isKept) return await publishEnd(replyId)
      const left = await publisher.rest(answer.value.text)
      await publishPiece(lastPiece({ ...reply, status: 'completed' }, left))
    } finally {
      stop.end()
    }
  }

  async function failWith(reply: MentorReply, failure: ProviderFailure): Promise<void> {
    const { message } = problemOf(failure)
    const isFailed = await mentorReplies.fail(reply, message, clock.now())
    if (!isFailed) return publishEnd(reply.id)
    const failed = { ...reply, status: 'failed', failure: message } as const
    await publishPiece(lastPiece(failed, { from: 0, piece: '' }))
  }

  /**
   * Publishes the end of a reply that was stopped or ended by another worker; nothing for a reply that was deleted
   * or taken up by another worker.
   */
  async function publishEnd(replyId: string): Promise<void> {
    const known = await mentorReplies.findAny(replyId)
    if (known === null || !isOver(known)) return
    const words =
      known.status === 'completed' ? await exchanges.find(known.documentId) : null
    await publishPiece(pieceOf(known, words?.answer ?? null))
  }
}
export type AnswerQuestion = ReturnType<typeof makeAnswerQuestion>

/**
 * Returns false when the reply was stopped, deleted or taken up by another worker; nothing is left behind then. If
 * a worker dies in between, the sweep of documents finds its words by their id, which holds the time.
 */
async function keep(
  reply: MentorReply,
  { question, text, sources, madeBy }: Exchange & Answer,
  { exchanges, unitOfWork, clock }: Deps,
): Promise<boolean> {
  const { id, studentId, mentorId } = reply
  const documentId = newId()
  await exchanges.insert(documentId, { question, answer: text, sources })
  const finishedAt = clock.now()
  const isKept = await unitOfWork(async ({ mentorReplies, outbox }) => {
    if (!(await mentorReplies.finish(reply, { documentId, madeBy, finishedAt })))
      return false
    const data = { replyId: id, studentId, mentorId, finishedAt: finishedAt.toISOString() }
    await outbox.publish(MentorReplyCompleted, { aggregateId: id, version: 1, data })
    return true
  }).catch(async (error: unknown) => {
    await exchanges.remove([documentId]).catch(() => undefined)
    throw error
  })
  await exchanges.remove([isKept ? reply.documentId : documentId])
  return isKept
}

/** The exchanges right before the question, oldest first: a question that is asked again may lie far back. */
async function earlierOf(
  { sessionId, position }: MentorReply,
  { mentorReplies, exchanges }: Deps,
): Promise<Exchange[]> {
  const page = { before: position, limit: EARLIER }
  const replies = await mentorReplies.pageOfSession(sessionId, page)
  const answered = replies.toReversed().filter(({ status }) => status === 'completed')
  const words = await Promise.all(
    answered.map(({ documentId }) => exchanges.find(documentId)),
  )
  return words.filter((one) => one !== null)
}

/**
 * Keeps a "Remember that …" before the answer is made, so that the answer knows it. The memory is read anew if the
 * student saves it at the same moment: a memory that they turn off or empty stays that way.
 */
async function keepInMind(
  { studentId }: MentorReply,
  question: string,
  { mentorMemories, sealer, clock }: Deps,
): Promise<void> {
  const note = noteIn(question)
  if (note === null) return
  for (let isKept = false; !isKept;) {
    const known = await mentorMemories.find(studentId, sealer)
    if (!known.isOn) return
    const notes = withNote(known.notes, note)
    const next = { isOn: true, notes, savedAt: clock.now() }
    isKept = await mentorMemories.replace(studentId, known, next, sealer)
  }
}
