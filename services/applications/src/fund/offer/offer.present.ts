import { presentMoney } from '@landfall/reference/money'
import type { Offer } from './offer.ts'

/**
 * An offer as the graph answers it.
 * @param o.hidesWords leaves out what the two sides wrote to each other, for viewers who only read funds
 */
export function presentOffer(offer: Offer, o: { hidesWords?: boolean } = {}) {
  const { hidesWords = false } = o
  const ofBoth = (words: string | null) => (hidesWords ? null : words)
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
    message: ofBoth(offer.message),
    offeredAt: offer.offeredAt,
    closedAt: offer.closedAt,
    closingNote: ofBoth(offer.closingNote),
    enrollmentConfirmedOn: offer.enrollmentConfirmedOn,
    enrollmentEvidence: ofBoth(offer.enrollmentEvidence),
    thanks: ofBoth(offer.thanks),
    thankedAt: offer.thankedAt,
    version,
    currency,
    hidesWords,
  }
}

export type PresentedOffer = ReturnType<typeof presentOffer>
