import { z } from 'zod'
import { defineJob, implementJob, schedule } from '@landfall/kit/jobs/definition'
import type { makeSendDigests } from '../alerts/saved-search/send-digests.ts'

export const sendSearchDigestsJob = defineJob({
  queue: 'catalog-saved-searches',
  name: 'send-search-digests',
  description: 'Tells the day’s new scholarships where it is past eight in the morning.',
  schema: z.strictObject({}),
  attempts: 5,
  backoffMs: 30_000,
})

/** Zones differ by quarters of an hour. */
export const sendSearchDigestsSchedule = schedule(sendSearchDigestsJob, {
  payload: {},
  cron: '*/15 * * * *',
})

export function implementSendSearchDigests(
  sendDigests: ReturnType<typeof makeSendDigests>,
) {
  return implementJob(sendSearchDigestsJob, async (_payload, { log }) => {
    const count = await sendDigests()
    if (count > 0) log.info({ count }, 'digests of saved searches')
  })
}
