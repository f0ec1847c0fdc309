import { implementJob } from '@landfall/kit/jobs/definition'
import type { LookAfterSessions } from '../modules/session/look-after-sessions.ts'
import { lookAfterSessionsJob } from './look-after-sessions.job.ts'

export function implementLookAfterSessions(lookAfterSessions: LookAfterSessions) {
  return implementJob(lookAfterSessionsJob, async (_payload, { log }) => {
    const done = await lookAfterSessions()
    const count = done.expired + done.started + done.completed + done.reminded
    if (count > 0) log.info(done, 'sessions were looked after')
  })
}
