import type { Clock } from '@landfall/kit/core/clock'
import { isUuid } from '@landfall/kit/core/ids'
import { conflict, notFound, type Problem } from '@landfall/kit/core/problems'
import { err, ok, type Result } from '@landfall/kit/core/result'
import type { StudentRef } from '@landfall/kit/identity/student-policy'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import type { RecordApplication } from '../../application/application/record-application.ts'
import { closeOffer, type ClosingStores } from './close-offer.ts'
import { offerStateInWords } from './offer-words.ts'
import type { Offer } from './offer.ts'

type Deps<Stores extends ClosingStores> = {
  unitOfWork: UnitOfWork<Stores>
  recordApplication: RecordApplication<Stores>
  clock: Clock
  newId: () => string
}

export type OfferAnswer = { id: string; accept: boolean; note: string | null }

/**
 * The student accepts or declines; the same answer again changes nothing.
 * Expected failures: NotFound (none, or somebody else's), Conflict (answered otherwise, withdrawn, or too late).
 */
export function makeAnswerOffer<Stores extends ClosingStores>(deps: Deps<Stores>) {
  const { unitOfWork, recordApplication, clock, newId } = deps
  return async function answerOffer(
    { studentId }: StudentRef,
    { id, accept, note }: OfferAnswer,
  ): Promise<Result<Offer, Problem>> {
    if (!isUuid(id)) return err(notFound('offer'))
    return unitOfWork(async (tx) => {
      const { applicationId } = (await tx.offers.find(id)) ?? {}
      // The application is always locked first; other closers of this offer do the same.
      const application = applicationId
        ? await tx.applications.lock(studentId, applicationId)
        : null
      const offer = application && (await tx.offers.lock(id))
      if (!offer) return err(notFound('offer'))
      const to = accept ? 'accepted' : 'declined'
      if (offer.state === to) return ok(offer)
      const at = clock.now()
      if (offer.state !== 'offered')
        return err(conflict(`This offer is ${offerStateInWords(offer.state)}.`))
      if (at >= offer.answerEndsAt)
        return err(conflict('The time to answer this offer has passed.'))
      const closing = { application, offer, to, actorId: studentId, note, at } as const
      return closeOffer(tx, recordApplication, newId, closing)
    })
  }
}
