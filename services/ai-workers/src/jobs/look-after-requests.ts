import { implementJob, schedule } from '@landfall/kit/jobs/definition'
import type { LookAfterRequests } from '../modules/essay-request/look-after-requests.ts'
import { LookAfterEssayRequests } from './definitions.ts'

export const lookAfterRequestsSchedule = schedule(LookAfterEssayRequests, {
  payload: {},
  everyMs: 60_000,
})

export const implementLookAfterRequests = (lookAfterRequests: LookAfterRequests) =>
  implementJob(LookAfterEssayRequests, async (_payload, { log }) => {
    const done = await lookAfterRequests()
    if (done.expired + done.overdue > 0)
      log.info(done, 'requests to mentors were looked after')
  })
