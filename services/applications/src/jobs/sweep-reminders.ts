import { implementJob } from '@landfall/kit/jobs/definition'
import type { makeSweepReminders } from '../student/reminder/sweep-reminders.ts'
import { sweepRemindersJob } from './sweep-reminders.job.ts'

export function implementSweepReminders(
  sweepReminders: ReturnType<typeof makeSweepReminders>,
) {
  return implementJob(sweepRemindersJob, async (_payload, { log }) => {
    const { planned, requested, dropped } = await sweepReminders()
    if (planned > 0) log.info({ count: planned }, 'reminders of awards were planned')
    if (requested + dropped > 0)
      log.info({ count: requested, total: requested + dropped }, 'due reminders were swept')
  })
}
