import type { Clock } from '@landfall/kit/core/clock'
import { createSafeFetch } from '@landfall/kit/safe-fetch/safe-fetch'
import { outgoingDefaults } from '@landfall/kit/safe-fetch/settings'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import type { CatalogConfig } from './config.ts'
import {
  checkLinksJob,
  implementCheckLinks,
  implementPlanLinkChecks,
  linkCheckSchedules,
  planLinkChecksJob,
} from './jobs/check-links.ts'
import { makeCheckLinks, makePlanLinkChecks } from './trust/link-check/check-links.ts'
import { makeFetchLink } from './trust/link-check/fetch-link.ts'
import type { CatalogStores } from './stores.ts'

/** Everything that asks the addresses of listings in the background; on a schedule only where that is on. */
export function linkJobs(o: {
  config: Pick<CatalogConfig, 'outgoing'> & { linkChecks?: boolean }
  unitOfWork: UnitOfWork<CatalogStores>
  clock: Clock
}) {
  const { config, unitOfWork, clock } = o
  const fetchLink = makeFetchLink(createSafeFetch(config.outgoing ?? outgoingDefaults))
  return {
    definitions: [planLinkChecksJob, checkLinksJob],
    implementations: [
      implementPlanLinkChecks(makePlanLinkChecks({ unitOfWork, clock })),
      implementCheckLinks(makeCheckLinks({ unitOfWork, fetchLink, clock })),
    ],
    schedules: config.linkChecks === true ? linkCheckSchedules : [],
  }
}
