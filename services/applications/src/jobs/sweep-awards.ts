import { collectFaults } from '@landfall/kit/core/collect-faults'
import { implementJob } from '@landfall/kit/jobs/definition'
import type { makeRemindOfReports } from '../fund/award/keep-award.ts'
import type { LapseOffers } from '../fund/offer/lapse-offers.ts'
import { sweepAwardsJob } from './sweep-awards.job.ts'

export function implementSweepAwards(o: {
  lapseOffers: LapseOffers
  remindOfReports: ReturnType<typeof makeRemindOfReports>
}) {
  return implementJob(sweepAwardsJob, async (_payload, { log }) => {
    const faults = collectFaults()
    const offers = await faults.around('offers', o.lapseOffers)
    const reports = (await faults.around('reports', o.remindOfReports)) ?? 0
    const { lapsed, reminded } = offers ?? { lapsed: 0, reminded: 0 }
    const count = lapsed + reminded + reports
    if (count > 0) log.info({ lapsed, reminded, reports }, 'awards were looked after')
    faults.throwFirst()
  })
}
