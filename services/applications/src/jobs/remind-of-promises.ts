import { implementJob } from '@landfall/kit/jobs/definition'
import type { makeRemindOfPromises } from '../review/report/remind-of-promises.ts'
import { remindOfPromisesJob } from './remind-of-promises.job.ts'

export function implementRemindOfPromises(
  remindOfPromises: ReturnType<typeof makeRemindOfPromises>,
) {
  return implementJob(remindOfPromisesJob, async (_payload, { log }) => {
    const count = await remindOfPromises()
    if (count > 0) log.info({ count }, 'owners were reminded of promised decisions')
  })
}
