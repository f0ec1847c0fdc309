import type { Transaction } from '@landfall/kit/transaction/unit-of-work'
import { AwardAccepted } from '@landfall/proto-events/applications/award-accepted.v1'
import { AwardDeclined } from '@landfall/proto-events/applications/award-declined.v1'
import { AwardEnded } from '@landfall/proto-events/applications/award-ended.v1'
import { AwardLapsed } from '@landfall/proto-events/applications/award-lapsed.v1'
import { AwardOffered } from '@landfall/proto-events/applications/award-offered.v1'
import { AwardWithdrawn } from '@landfall/proto-events/applications/award-withdrawn.v1'
import type { Offer } from './offer.ts'

const EVENTS = {
  offered: AwardOffered,
  accepted: AwardAccepted,
  declined: AwardDeclined,
  lapsed: AwardLapsed,
  withdrawn: AwardWithdrawn,
  ended: AwardEnded,
}

/** Publishes an offer's new state: ids and the amount, but nobody's words. */
export async function publishOfferFact(
  tx: Transaction<object>,
  offer: Offer,
  at: Date,
): Promise<void> {
  const { id: offerId, applicationId, studentId, scholarshipId, ownerId, fundId } = offer
  const { amountMinor, currency, version } = offer
  await tx.outbox.publish(EVENTS[offer.state], {
    aggregateId: offerId,
    version,
    data: {
      offerId,
      applicationId,
      studentId,
      scholarshipId,
      ownerId,
      fundId,
      amountMinor: String(amountMinor),
      currency,
      at: at.toISOString(),
    },
  })
}
