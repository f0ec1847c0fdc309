import { implementJob } from '@landfall/kit/jobs/definition'
import type { makeRemindToAnswer } from '../application/submission/remind-to-answer.ts'
import { remindToAnswerJob } from './remind-to-answer.job.ts'

export function implementRemindToAnswer(
  remindToAnswer: ReturnType<typeof makeRemindToAnswer>,
) {
  return implementJob(remindToAnswerJob, async (_payload, { log }) => {
    const count = await remindToAnswer()
    if (count > 0) log.info({ count }, 'students were reminded of information that is due')
  })
}
