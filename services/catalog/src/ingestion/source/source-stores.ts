import type { Outbox } from '@landfall/kit/transaction/outbox'
import type { RunStores } from '../sync-run/run-stores.ts'
import type { SourceListingStore } from './source-listing.store.ts'
import type { SourceStore } from './source.store.ts'

/** What reading an outside source writes. */
export type SourceStores = RunStores & {
  sources: SourceStore
  sourceListings: SourceListingStore
}
export type SourceTx = SourceStores & { outbox: Outbox }
