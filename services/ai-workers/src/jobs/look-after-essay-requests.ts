import { implementJob } from '@landfall/kit/jobs/definition'
import type { LookAfterRequests } from '../modules/essay-request/look-after-requests.ts'
import { lookAfterEssayRequestsJob } from './look-after-essay-requests.job.ts'

export function implementLookAfterEssayRequests(lookAfterRequests: LookAfterRequests) {
  return implementJob(lookAfterEssayRequestsJob, async (_payload, { log }) => {
    const done = await lookAfterRequests()
    if (done.expired + done.overdue > 0)
      log.info(done, 'requests to mentors were looked after')
  })
}
