import type { Outbox } from '@landfall/kit/transaction/outbox'
import type { RunStores } from '../sync-run/run-stores.ts'
import type { SourceListingStore } from './source-listing.store.ts'

export type MergedPair = { survivorId: string; mergedId: string }

/** What closes a listing that its source lacks, and opens it again. */
export type AbsenceStores = RunStores & {
  sourceListings: SourceListingStore
  merges: {
    /** Of each listing that stands for one award together with another: both. */
    pairsOf(ids: readonly string[]): Promise<ReadonlyMap<string, MergedPair>>
  }
}
export type AbsenceTx = AbsenceStores & { outbox: Outbox }
