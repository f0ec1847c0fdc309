import { z } from 'zod'
import { defineJob, implementJob, schedule } from '@landfall/kit/jobs/definition'
import type { makeSweepReminders } from '../student/reminder/sweep-reminders.ts'

export const sweepRemindersJob = defineJob({
  queue: 'applications',
  name: 'sweep-reminders',
  description: 'Plans reminders whose award has changed, and sends those that are due.',
  schema: z.strictObject({}),
  attempts: 5,
  backoffMs: 1_000,
})

/** What fell due while no worker ran is found by the first sweep after it. */
export const sweepRemindersSchedule = schedule(sweepRemindersJob, {
  payload: {},
  everyMs: 60_000,
})

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
