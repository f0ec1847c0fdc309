import { implementJob } from '@landfall/kit/jobs/definition'
import type { AnswerQuestionUseCase } from '../modules/conversation/answer-question.ts'
import type { FailReply } from '../modules/conversation/fail-reply.ts'
import { AnswerQuestion } from './definitions.ts'

/** The last attempt that fails ends the reply, so that nobody waits for it. */
export const implementAnswerQuestion = (answer: AnswerQuestionUseCase, fail: FailReply) =>
  implementJob(AnswerQuestion, async ({ replyId }, { attempt, log }) => {
    try {
      await answer(replyId)
    } catch (error) {
      log.warn({ err: error, replyId, attempt }, 'a mentor could not answer')
      if (attempt >= AnswerQuestion.attempts) await fail(replyId)
      throw error
    }
  })
