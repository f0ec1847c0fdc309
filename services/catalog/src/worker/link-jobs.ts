import type { Clock } from '@landfall/kit/core/clock'
import { implementJob } from '@landfall/kit/jobs/definition'
import { createSafeFetch } from '@landfall/kit/safe-fetch/safe-fetch'
import { type OutgoingSettings, outgoingDefaults } from '@landfall/kit/safe-fetch/settings'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import type { CatalogStores } from '../composition/stores.ts'
import { checkLinksJob, linkCheckSchedules, planLinkChecksJob } from '../jobs/link-jobs.ts'
import { makeCheckLinks, makePlanLinkChecks } from '../trust/link-check/check-links.ts'
import { makeFetchLink } from '../trust/link-check/fetch-link.ts'

export type LinkConfig = { outgoing?: OutgoingSettings; linkChecks?: boolean }

/** Everything that asks the addresses of listings in the background; on a schedule only where that is on. */
export function linkJobs(o: {
  config: LinkConfig
  unitOfWork: UnitOfWork<CatalogStores>
  clock: Clock
}) {
  const { config, unitOfWork, clock } = o
  const fetchLink = makeFetchLink(createSafeFetch(config.outgoing ?? outgoingDefaults))
  const planLinkChecks = makePlanLinkChecks({ unitOfWork, clock })
  const checkLinks = makeCheckLinks({ unitOfWork, fetchLink, clock })
  return {
    definitions: [planLinkChecksJob, checkLinksJob],
    implementations: [
      implementJob(planLinkChecksJob, async (_payload, { log }) => {
        const { added } = await planLinkChecks()
        if (added > 0) log.info({ count: added }, 'addresses to check')
      }),
      implementJob(checkLinksJob, async (_payload, { log }) => {
        const { checked, changed } = await checkLinks()
        if (checked > 0) log.info({ count: checked, total: changed }, 'links were checked')
      }),
    ],
    schedules: config.linkChecks === true ? linkCheckSchedules : [],
  }
}
