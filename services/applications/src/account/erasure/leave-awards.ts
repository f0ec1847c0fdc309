import type { Transaction } from '@landfall/kit/transaction/unit-of-work'
import type { Application } from '../../application/application/application.ts'
import type { RecordApplication } from '../../application/application/record-application.ts'
import type { AwardStore } from '../../fund/award/award.store.ts'
import { closeUnanswered, type ClosingStores } from '../../fund/offer/close-offer.ts'
import { publishOfferNotices } from '../../fund/offer/offer-notice.ts'

export type LeavingStores = ClosingStores & { awards: AwardStore }

type Deps<Stores extends LeavingStores> = {
  recordApplication: RecordApplication<Stores>
  newId: () => string
}

/**
 * Settles the award of an application whose student erases their account; the caller holds the application's lock. An
 * open offer ends, because nobody can answer it, and its money is free again. An accepted award stays, for its owner
 * to pay or to end, without the reports that nobody will write. The owner's side is told once.
 */
export async function leaveAwards<Stores extends LeavingStores>(
  tx: Transaction<Stores>,
  { recordApplication, newId }: Deps<Stores>,
  application: Application,
  at: Date,
): Promise<void> {
  const offer = await tx.offers.lockStanding(application.id)
  if (offer?.state === 'offered') {
    const unanswered = { application, offer, cause: 'erased', at } as const
    await closeUnanswered(tx, recordApplication, newId, unanswered)
  }
  if (offer?.state !== 'accepted' || application.isErased) return
  await tx.awards.replaceUnwritten(offer.id, [])
  await publishOfferNotices(tx, offer, 'left', at)
}
