import { implementJob, isLastTry } from '@landfall/kit/jobs/definition'
import type { AnswerQuestionUseCase } from '../modules/conversation/answer-question.ts'
import type { FailReply } from '../modules/conversation/fail-reply.ts'
import { AnswerQuestion } from './definitions.ts'

/** The last attempt that fails ends the reply, so that nobody waits for it. */
export const implementAnswerQuestion = (answer: AnswerQuestionUseCase, fail: FailReply) =>
  implementJob(AnswerQuestion, async ({ replyId }, context) => {
    try {
      await answer(replyId)
    } catch (error) {
      context.log.warn({ err: error, replyId }, 'a mentor could not answer')
      if (isLastTry(AnswerQuestion, context, error)) await fail(replyId)
      throw error
    }
  })
