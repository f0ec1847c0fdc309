import { idFromName } from '@landfall/kit/core/ids'
import { makeLoadScholarships } from '../../record/scholarship/load-scholarships.ts'
import type { NewScholarship } from '../../record/scholarship/scholarship.ts'
import { closeGone, reopen } from '../source-listing/close-gone.ts'
import type { AbsenceTx } from '../source-listing/absence-stores.ts'
import type { LoadOf } from './load-source.ts'

/** If more than this share of a file is gone at once, the file is taken to be broken. */
const MAX_MISSING_SHARE = 0.3

/** Loads the listings of a shipped file, which counts as a source like any other. */
export function shippedListings(feed: string) {
  const load = makeLoadScholarships(feed)
  const sourceId = idFromName('source', feed)
  return {
    async writeBatch(
      rows: readonly NewScholarship[],
      stores: AbsenceTx,
      { now, runId }: LoadOf,
    ) {
      const counts = await load(rows, stores, now)
      const seen = rows.map(({ id, slug }) => ({ listingId: id, rowKey: slug }))
      const back = await stores.sourceListings.see(sourceId, runId, seen)
      await reopen(back, stores, now)
      return counts
    },

    /** Closes what the file no longer has; returns how many. Does nothing if the file lost too much. */
    async closeMissing(
      rows: readonly NewScholarship[],
      stores: AbsenceTx,
      { now, runId }: LoadOf,
    ): Promise<number> {
      const ids = new Set(rows.map(({ id }) => id))
      const open = await stores.scholarships.openIdsOfFeed(feed)
      const missing = open.filter((id) => !ids.has(id))
      if (missing.length > open.length * MAX_MISSING_SHARE) return 0
      // Includes merged listings: the listing that they are shown under may have no other source.
      const unseen = await stores.sourceListings.unseenBy(sourceId, runId)
      await stores.sourceListings.noteAbsence(sourceId, unseen)
      return closeGone([...new Set([...missing, ...unseen])], stores, now)
    },
  }
}
