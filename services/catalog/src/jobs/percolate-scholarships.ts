import { collectFaults } from '@landfall/kit/core/collect-faults'
import { implementJob } from '@landfall/kit/jobs/definition'
import type { makePercolateScholarships } from '../alerts/saved-search/percolate-scholarships.ts'
import type { makeNotifyOfNewFits } from '../alerts/saved-search/notify-of-new-fits.ts'
import { percolateScholarshipsJob } from './percolate-scholarships.job.ts'

const NOTHING = { listings: 0, hits: 0 }

export function implementPercolateScholarships(o: {
  percolate: ReturnType<typeof makePercolateScholarships>
  notifyOfNewFits: ReturnType<typeof makeNotifyOfNewFits>
}) {
  return implementJob(percolateScholarshipsJob, async (_payload, { log }) => {
    const faults = collectFaults()
    const { listings, hits } = (await faults.around('listings', o.percolate)) ?? NOTHING
    const checked = 'scholarships checked against saved searches'
    if (listings > 0) log.info({ count: listings, total: hits }, checked)
    const notices = (await faults.around('notices', o.notifyOfNewFits)) ?? 0
    if (notices > 0) log.info({ count: notices }, 'notices of saved searches')
    faults.throwFirst()
  })
}
