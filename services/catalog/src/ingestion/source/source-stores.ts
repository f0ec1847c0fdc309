import type { Outbox } from '@landfall/kit/transaction/outbox'
import type { RunStores } from '../sync-run/run-stores.ts'
import type { SourceListingStore } from './source-listing.store.ts'
import type { SourceStore } from './source.store.ts'

export type MergedPair = { survivorId: string; mergedId: string }

/** What reading an outside source writes. */
export type SourceStores = RunStores & {
  sources: SourceStore
  sourceListings: SourceListingStore
  merges: {
    /** Of each listing that stands for one award together with another: both. */
    pairsOf(ids: readonly string[]): Promise<ReadonlyMap<string, MergedPair>>
  }
}
export type SourceTx = SourceStores & { outbox: Outbox }
