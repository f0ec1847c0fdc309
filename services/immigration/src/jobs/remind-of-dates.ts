import { implementJob } from '@landfall/kit/jobs/definition'
import type { makeRemindOfDates } from '../modules/profile/remind-of-dates.ts'
import { remindOfDatesJob } from './remind-of-dates.job.ts'

export function implementRemindOfDates(
  remindOfDates: ReturnType<typeof makeRemindOfDates>,
) {
  return implementJob(remindOfDatesJob, async (_payload, { log }) => {
    const count = await remindOfDates()
    if (count > 0) log.info({ count }, 'students were reminded of dates')
  })
}
