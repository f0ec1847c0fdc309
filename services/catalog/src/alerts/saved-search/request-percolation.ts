import type { Outbox } from '@landfall/kit/transaction/outbox'
import { percolateScholarshipsJob } from '../../jobs/percolate-scholarships.ts'
import type { ListingChangeStore } from './listing-changes.store.ts'

export type PercolationStores = { listingChanges: Pick<ListingChangeStore, 'areWaiting'> }

/** Has the saved searches held against what changed; in the transaction of the change. */
export async function requestPercolation({
  listingChanges,
  outbox,
}: PercolationStores & { outbox: Outbox }): Promise<void> {
  if (await listingChanges.areWaiting()) await outbox.enqueue(percolateScholarshipsJob, {})
}
