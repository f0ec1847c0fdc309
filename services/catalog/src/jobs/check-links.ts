import { z } from 'zod'
import { defineJob, implementJob, schedule } from '@landfall/kit/jobs/definition'
import type { makeCheckLinks, makePlanLinkChecks } from '../trust/link-check/check-links.ts'

/** A queue of its own: other people's servers take their time, and nothing else waits for them. */
const queue = 'catalog-links'

export const planLinkChecksJob = defineJob({
  queue,
  name: 'plan-link-checks',
  description: 'Takes in the addresses that open listings name.',
  schema: z.strictObject({}),
})

export const checkLinksJob = defineJob({
  queue,
  name: 'check-links',
  description: 'Asks the addresses of open listings that are due, each about weekly.',
  schema: z.strictObject({}),
  attempts: 1,
})

export const linkCheckSchedules = [
  schedule(planLinkChecksJob, { payload: {}, cron: '17 * * * *' }),
  schedule(checkLinksJob, { payload: {}, everyMs: 60_000 }),
]

export function implementPlanLinkChecks(plan: ReturnType<typeof makePlanLinkChecks>) {
  return implementJob(planLinkChecksJob, async (_payload, { log }) => {
    const { added } = await plan()
    if (added > 0) log.info({ count: added }, 'addresses to check')
  })
}

export function implementCheckLinks(checkLinks: ReturnType<typeof makeCheckLinks>) {
  return implementJob(checkLinksJob, async (_payload, { log }) => {
    const { checked, changed } = await checkLinks()
    if (checked > 0) log.info({ count: checked, total: changed }, 'links were checked')
  })
}
