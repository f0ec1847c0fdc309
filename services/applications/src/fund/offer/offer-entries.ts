import { instantInWords, lastMinuteOf } from '@landfall/calendar/deadline'
import type { CalendarSource } from '../../student/calendar/calendar-entry.ts'
import type { ScholarshipCopyStore } from '../../student/scholarship-copy/scholarship-copy.store.ts'
import type { OfferStore } from './offer.store.ts'

type Stores = {
  offers: Pick<OfferStore, 'findAnswerable'>
  scholarshipCopies: Pick<ScholarshipCopyStore, 'findAll'>
}

/**
 * The days by which a student must answer offers. The amount is only on the page, as other companies store the feed.
 */
export function makeOfferEntries({ offers, scholarshipCopies }: Stores): CalendarSource {
  return async (studentId, now) => {
    const open = await offers.findAnswerable(studentId, now)
    const copies = await scholarshipCopies.findAll(
      open.map(({ scholarshipId }) => scholarshipId),
    )
    return open.map(({ id, answerBy: date, timeZone, ...offer }) => {
      const instant = lastMinuteOf({ date, timeZone })
      const until = instantInWords(instant, timeZone)
      return {
        uid: `offer-${id}@landfall`,
        sequence: offer.version,
        changedAt: offer.offeredAt,
        title: `Answer your award: ${copies.get(offer.scholarshipId)?.title ?? 'your scholarship'}`,
        description: `Accept or decline it by ${until}; after that the offer expires.`,
        at: { instant, timeZone },
        isTentative: false,
        link: `/applications/${offer.applicationId}`,
      }
    })
  }
}
