import type { Clock } from '@landfall/kit/core/clock'
import { collectFaults } from '@landfall/kit/core/collect-faults'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import type { WebhookStore } from '../webhook/webhook.store.ts'
import { failPartnerExport } from './fill-partner-export.ts'
import type { PartnerExportStore } from './partner-export.store.ts'
import { PARTNER_EXPORT_RETENTION_MS, PARTNER_EXPORT_STUCK_MS } from './partner-export.ts'

type Needed = { partnerExports: PartnerExportStore; webhooks: WebhookStore }

/**
 * Removes files after their week, and gives up stuck ones, so that another can be started. A file that fails does not
 * hold up the others.
 * @throws the error of the first file that failed
 */
export function makeSweepPartnerExports<Stores extends Needed>(deps: {
  unitOfWork: UnitOfWork<Stores>
  stores: Pick<Stores, 'partnerExports'>
  clock: Clock
}) {
  const { stores, clock } = deps
  return async function sweepPartnerExports(): Promise<void> {
    const now = clock.now().getTime()
    const since = new Date(now - PARTNER_EXPORT_STUCK_MS)
    const stuck = await stores.partnerExports.findRunningSince(since)
    const faults = collectFaults()
    await faults.each(
      stuck.map(({ id }) => id),
      (id) => failPartnerExport(deps, id),
    )
    await stores.partnerExports.removeStartedBefore(
      new Date(now - PARTNER_EXPORT_RETENTION_MS),
    )
    faults.throwFirst()
  }
}
