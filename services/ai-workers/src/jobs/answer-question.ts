import { implementJob } from '@landfall/kit/jobs/definition'
import type { AnswerQuestion } from '../modules/conversation/answer-question.ts'
import type { FailReply } from '../modules/conversation/fail-reply.ts'
import { answerQuestionJob } from './answer-question.job.ts'

/** When the last attempt fails, it ends the reply so that the student does not wait for it. */
export function implementAnswerQuestion(answer: AnswerQuestion, fail: FailReply) {
  return implementJob(answerQuestionJob, ({ replyId }) => answer(replyId), {
    onGivenUp: ({ replyId }) => fail(replyId),
  })
}
