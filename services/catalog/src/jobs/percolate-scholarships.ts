import { implementJob } from '@landfall/kit/jobs/definition'
import type { makePercolateScholarships } from '../alerts/saved-search/percolate-scholarships.ts'
import type { makeNotifyOfNewFits } from '../alerts/saved-search/notify-of-new-fits.ts'
import { percolateScholarshipsJob } from './percolate-scholarships.job.ts'

export function implementPercolateScholarships(o: {
  percolate: ReturnType<typeof makePercolateScholarships>
  notifyOfNewFits: ReturnType<typeof makeNotifyOfNewFits>
}) {
  return implementJob(percolateScholarshipsJob, async (_payload, { log }) => {
    const { listings, hits } = await o.percolate()
    const checked = 'scholarships checked against saved searches'
    if (listings > 0) log.info({ count: listings, total: hits }, checked)
    const notices = await o.notifyOfNewFits()
    if (notices > 0) log.info({ count: notices }, 'notices of saved searches')
  })
}
