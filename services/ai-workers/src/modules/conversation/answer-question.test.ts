import { setImmediate } from 'node:timers/promises'
import { err } from '@landfall/kit/core/result'
import { expect, it } from 'vitest'
import { failure } from '../provider/provider-failure.ts'
import { makeAnswerQuestion } from './answer-question.ts'
import { createReplyStops } from './reply-stops.ts'
import type { MentorReply, ReplyStatus } from './conversation.ts'

type Deps = Parameters<typeof makeAnswerQuestion>[0]

const listen = () => ({ stop: async () => {} })

/**
 * A conversation of `count` questions, each answered or not; returns what was said before the question being
 * answered.
 */
async function earlierQuestions(count: number, asked: number, unanswered: number[] = []) {
  const statusOf = (n: number): ReplyStatus => {
    if (n === asked) return 'answering'
    return unanswered.includes(n) ? 'failed' : 'completed'
  }
  const replies = Array.from({ length: count }, (_, at) => {
    const n = at + 1
    const ids = { id: `${n}`, documentId: `${n}`, sessionId: 'session', attempt: 1 }
    return { ...ids, position: n, status: statusOf(n) } as MentorReply
  })
  let said: string[] = []
  const mentorReplies: Deps['mentorReplies'] = {
    takeUp: async (id) => replies.find((one) => one.id === id) ?? null,
    findAny: async () => null,
    fail: async () => false,
    pageOfSession: async (_id, { before, limit }) =>
      replies
        .filter(({ position }) => before === null || position < before)
        .toReversed()
        .slice(0, limit),
  }
  const answerQuestion = makeAnswerQuestion({
    mentorReplies,
    exchanges: {
      find: async (id: string) => ({ question: id, answer: `Answer ${id}`, sources: [] }),
    },
    writeAnswer: async ({ earlier }: { earlier: { question: string }[] }) => {
      said = earlier.map(({ question }) => question)
      return err(failure('cut'))
    },
    stops: createReplyStops({ mentorReplies: { findOver: async () => [] }, listen }),
    publishPiece: async () => true,
    clock: { now: () => new Date(0) },
  } as unknown as Deps)
  await answerQuestion(`${asked}`)
  return said
}

it('a mentor answers with what was said right before, oldest first', async () => {
  expect(await earlierQuestions(9, 9)).toEqual(['5', '6', '7', '8'])
  expect(await earlierQuestions(1, 1)).toEqual([])
  expect(await earlierQuestions(4, 4, [2])).toEqual(['1', '3'])
})

it('a mentor answers a question from far back, asked again, with what was said before it', async () => {
  expect(await earlierQuestions(60, 7)).toEqual(['3', '4', '5', '6'])
})

it('an attempt that lost its reply in the same process ends without failing it', async () => {
  const reply = {
    id: 'reply',
    sessionId: 'session',
    position: 1,
    attempt: 0,
  } as MentorReply
  let failures = 0
  let begun = 0
  const heard: ((replyId: string) => void)[] = []
  const answerQuestion = makeAnswerQuestion({
    mentorReplies: {
      async takeUp() {
        // The database takes its time, in which an attempt that was aborted before would still hold the reply.
        for (let turn = 0; turn < 10; turn += 1) await setImmediate()
        reply.attempt += 1
        return { ...reply }
      },
      findAny: async () => null,
      pageOfSession: async () => [],
      async fail({ attempt }: MentorReply) {
        if (attempt === reply.attempt) failures += 1
        return attempt === reply.attempt
      },
    },
    exchanges: { find: async () => ({ question: 'How?', answer: null, sources: [] }) },
    async writeAnswer({ signal }: { signal: AbortSignal }) {
      begun += 1
      await new Promise((resolve) => signal.addEventListener('abort', resolve))
      return err(failure('cancelled'))
    },
    stops: createReplyStops({
      mentorReplies: { findOver: async () => [] },
      listen: (onStop) => {
        heard.push(onStop)
        return { stop: async () => {} }
      },
    }),
    publishPiece: async () => true,
    clock: { now: () => new Date(0) },
  } as unknown as Deps)
  const lost = answerQuestion('reply')
  await expect.poll(() => begun).toBe(1)
  const kept = answerQuestion('reply')
  await lost
  expect(failures).toBe(0)
  // The student's stop reaches the attempt that is left.
  heard[0]?.('reply')
  await kept
  expect(failures).toBe(1)
})
