import { z } from 'zod'
import { defineJob, implementJob, schedule } from '@landfall/kit/jobs/definition'
import type { makePercolateScholarships } from '../alerts/saved-search/percolate-scholarships.ts'
import type { makeTellNewFits } from '../alerts/saved-search/tell-new-fits.ts'

/** A queue of its own: after a large sync it has much to do, and nothing else waits for it. */
export const percolateScholarshipsJob = defineJob({
  queue: 'catalog-saved-searches',
  name: 'percolate-scholarships',
  description:
    'Holds changed scholarships against all saved searches, and tells who asked.',
  schema: z.strictObject({}),
  attempts: 10,
  backoffMs: 1_000,
})

/** Tells what came while a search rested; with nothing to do it costs two index look-ups. */
export const percolateScholarshipsSchedule = schedule(percolateScholarshipsJob, {
  payload: {},
  cron: '* * * * *',
})

export function implementPercolateScholarships(
  percolate: ReturnType<typeof makePercolateScholarships>,
  tellNewFits: ReturnType<typeof makeTellNewFits>,
) {
  return implementJob(percolateScholarshipsJob, async (_payload, { log }) => {
    const { listings, hits } = await percolate()
    if (listings > 0)
      log.info(
        { count: listings, total: hits },
        'scholarships checked against saved searches',
      )
    const notices = await tellNewFits()
    if (notices > 0) log.info({ count: notices }, 'notices of saved searches')
  })
}
