import { implementJob } from '@landfall/kit/jobs/definition'
import type { makePlanLinkChecks } from '../trust/link-check/check-links.ts'
import { planLinkChecksJob } from './plan-link-checks.job.ts'

export function implementPlanLinkChecks(
  planLinkChecks: ReturnType<typeof makePlanLinkChecks>,
) {
  return implementJob(planLinkChecksJob, async (_payload, { log }) => {
    const { added } = await planLinkChecks()
    if (added > 0) log.info({ count: added }, 'addresses to check')
  })
}
