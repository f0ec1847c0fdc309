import type { Outbox } from '@landfall/kit/transaction/outbox'
import { closed } from './listing-status.ts'
import { type ChangeStores, publishChanges } from './publish-change.ts'
import type { ScholarshipStore } from './scholarship.store.ts'

type Stores = ChangeStores & { scholarships: ScholarshipStore; outbox: Outbox }

/**
 * Closes all of an organization's open scholarships, within the caller's transaction, because it has no members left
 * or was declined, so nobody there answers students. Students who saved one are told as if its owner had closed it.
 * Idempotent.
 * @returns how many closed
 */
export async function closeOfOwner(
  tx: Stores,
  organizationId: string,
  now: Date,
): Promise<number> {
  const ids = await tx.scholarships.openIdsOfOwner(organizationId)
  if (ids.length === 0) return 0
  const held = await tx.scholarships.findByIdsForUpdate(ids)
  const over = held
    .filter(({ status }) => status === 'published')
    .map((record) => closed(record, 'owner', now))
  await tx.scholarships.saveAll(over, now)
  await publishChanges(tx, { closed: over }, now)
  return over.length
}
