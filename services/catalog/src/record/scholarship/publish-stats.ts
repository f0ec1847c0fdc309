import { ScholarshipStatsChanged } from '@landfall/proto-events/catalog/scholarship-stats-changed.v1'
import { idFromName } from '@landfall/kit/core/ids'
import type { Outbox } from '@landfall/kit/transaction/outbox'
import type { ScholarshipChange } from './publish-change.ts'
import type { StoredScholarship } from './stored-scholarship.ts'

/** The figures are about the whole catalogue, so there is one aggregate, with an id of its own. */
const STATS_ID = idFromName('scholarship-stats', 'all')

export type StatsStores = {
  scholarships: { catalogueVersion(): Promise<number> }
  outbox: Outbox
}

/** Whether the change can move a figure about open scholarships. */
export function showsInStats(
  change: ScholarshipChange,
  { status }: Pick<StoredScholarship, 'status'>,
): boolean {
  // Only a published one can be closed, and only what is closed or a draft can be archived.
  return change === 'closed' || status === 'published'
}

/** In the transaction that changed the catalogue, after its version grew. */
export async function publishStats({ scholarships, outbox }: StatsStores): Promise<void> {
  const version = await scholarships.catalogueVersion()
  await outbox.publish(ScholarshipStatsChanged, {
    aggregateId: STATS_ID,
    version,
    data: { version },
  })
}
