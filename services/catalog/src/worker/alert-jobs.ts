import type { Clock } from '@landfall/kit/core/clock'
import { implementJob } from '@landfall/kit/jobs/definition'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import { makePercolateScholarships } from '../alerts/saved-search/percolate-scholarships.ts'
import { makeSendDigests } from '../alerts/saved-search/send-digests.ts'
import type { WhatFits } from '../alerts/saved-search/what-fits.ts'
import { makeTellNewFits } from '../alerts/saved-search/tell-new-fits.ts'
import type { CatalogStores } from '../composition/stores.ts'
import {
  percolateScholarshipsJob,
  percolateScholarshipsSchedule,
  sendSearchDigestsJob,
  sendSearchDigestsSchedule,
} from '../jobs/alert-jobs.ts'

type Deps = {
  unitOfWork: UnitOfWork<CatalogStores>
  clock: Clock
  whatFits: WhatFits
}

/** What saved searches ask for in the background. */
export function alertJobs(deps: Deps) {
  const percolate = makePercolateScholarships(deps)
  const tellNewFits = makeTellNewFits(deps)
  const sendDigests = makeSendDigests(deps)
  return {
    definitions: [percolateScholarshipsJob, sendSearchDigestsJob],
    implementations: [
      implementJob(percolateScholarshipsJob, async (_payload, { log }) => {
        const { listings, hits } = await percolate()
        const checked = 'scholarships checked against saved searches'
        if (listings > 0) log.info({ count: listings, total: hits }, checked)
        const notices = await tellNewFits()
        if (notices > 0) log.info({ count: notices }, 'notices of saved searches')
      }),
      implementJob(sendSearchDigestsJob, async (_payload, { log }) => {
        const count = await sendDigests()
        if (count > 0) log.info({ count }, 'digests of saved searches')
      }),
    ],
    schedules: [percolateScholarshipsSchedule, sendSearchDigestsSchedule],
  }
}
