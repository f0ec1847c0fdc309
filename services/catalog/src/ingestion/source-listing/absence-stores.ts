import type { Outbox } from '@landfall/kit/transaction/outbox'
import type { RunStores } from '../sync-run/run-stores.ts'
import type { SourceListingStore } from './source-listing.store.ts'

export type MergedPair = { survivorId: string; mergedId: string }

/** The stores for closing a listing that its source lacks, and reopening it. */
export type AbsenceStores = RunStores & {
  sourceListings: SourceListingStore
  merges: {
    /** For each listing that is merged with another: both. */
    pairsOf(ids: readonly string[]): Promise<ReadonlyMap<string, MergedPair>>
  }
}
export type AbsenceTx = AbsenceStores & { outbox: Outbox }
