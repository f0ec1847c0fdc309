import { presentMoney } from '../money/money.ts'
import type { Offer } from './offer.ts'

/** An offer as the graph answers it to both sides. */
export function presentOffer(offer: Offer) {
  const { id, applicationId, amountMinor, currency, state, version } = offer
  return {
    id,
    applicationId,
    scholarship: { __typename: 'Scholarship', id: offer.scholarshipId },
    amount: presentMoney(amountMinor, currency),
    state: state.toUpperCase(),
    answerBy: offer.answerBy,
    answerEndsAt: offer.answerEndsAt,
    timeZone: offer.timeZone,
    message: offer.message,
    offeredAt: offer.offeredAt,
    closedAt: offer.closedAt,
    closingNote: offer.closingNote,
    enrollmentConfirmedOn: offer.enrollmentConfirmedOn,
    enrollmentEvidence: offer.enrollmentEvidence,
    thanks: offer.thanks,
    thankedAt: offer.thankedAt,
    version,
    currency,
  }
}

export type PresentedOffer = ReturnType<typeof presentOffer>
