import { implementJob } from '@landfall/kit/jobs/definition'
import type { makeRepublishAll } from '../republish-all.ts'
import { republishJob } from './republish.job.ts'

export function implementRepublish(republishAll: ReturnType<typeof makeRepublishAll>) {
  return implementJob(republishJob, async (_payload, { log }) => {
    const { students } = await republishAll()
    log.info({ count: students }, 'profiles republished')
  })
}
