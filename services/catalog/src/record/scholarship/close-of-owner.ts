import type { Outbox } from '@landfall/kit/transaction/outbox'
import { closed } from './listing-status.ts'
import { type ChangeStores, publishChanges } from './publish-change.ts'
import type { ScholarshipStore } from './scholarship.store.ts'

type Stores = ChangeStores & { scholarships: ScholarshipStore; outbox: Outbox }

/**
 * Closes whatever an organization has open, in a transaction that is given: nobody is there anymore, or nobody is
 * let, who answers to students. Those who saved it are told as when its owner closes it. Again it changes nothing.
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
