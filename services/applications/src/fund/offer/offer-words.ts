import type { OfferState } from './offer.ts'

const WORDS: Readonly<Record<OfferState, string>> = {
  offered: 'not answered yet',
  accepted: 'accepted',
  declined: 'declined',
  lapsed: 'over: it was not answered in time',
  withdrawn: 'withdrawn',
  ended: 'ended',
}

/** As the end of a sentence about an offer. */
export function offerStateInWords(state: OfferState): string {
  return WORDS[state]
}
