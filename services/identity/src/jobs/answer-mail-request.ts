import { implementJob } from '@landfall/kit/jobs/definition'
import type { makeAnswerMailRequest } from '../modules/account/answer-mail-request.ts'
import { answerMailRequestJob } from './answer-mail-request.job.ts'

export function implementAnswerMailRequest(
  answerMailRequest: ReturnType<typeof makeAnswerMailRequest>,
) {
  return implementJob(answerMailRequestJob, ({ requestId }) => answerMailRequest(requestId))
}
