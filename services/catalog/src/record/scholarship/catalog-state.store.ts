import { ScholarshipStatsChanged } from '@landfall/proto-events/catalog/scholarship-stats-changed.v1'
import { idFromName } from '@landfall/kit/core/ids'
import type { Database } from '@landfall/kit/database/postgres'
import type { Outbox } from '@landfall/kit/transaction/outbox'
import { growCatalogVersion } from './catalog-version.sql.ts'

/** The figures are about the whole catalog, so there is one aggregate with a fixed id. */
const STATS_ID = idFromName('scholarship-stats', 'all')

/**
 * A transaction's changes to the catalog as a whole. `settle` writes them as late as possible, because all writers
 * share one row and wait for it from then until the transaction ends.
 */
export function createCatalogStateStore(db: Database) {
  let isChanged = false
  let areFiguresChanged = false
  return {
    /** Notes that a scholarship was written. */
    markChanged(): void {
      isChanged = true
    },

    /** Notes that the figures about open scholarships may have changed. */
    markFiguresChanged(): void {
      isChanged = true
      areFiguresChanged = true
    },

    /** The last statements of a transaction, see `composition/unit-of-work.ts`. */
    async settle(outbox: Outbox): Promise<void> {
      if (!isChanged) return
      const version = await growCatalogVersion(db)
      if (areFiguresChanged) {
        const event = { aggregateId: STATS_ID, version, data: { version } }
        await outbox.publish(ScholarshipStatsChanged, event)
      }
      isChanged = false
      areFiguresChanged = false
    },
  }
}
