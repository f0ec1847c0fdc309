import type { Clock } from '@landfall/kit/core/clock'
import { isUuid } from '@landfall/kit/core/ids'
import { conflict, notFound, type Problem } from '@landfall/kit/core/problems'
import { err, ok, type Result } from '@landfall/kit/core/result'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import type { z } from 'zod'
import type { RecordApplication } from '../../application/application/record-application.ts'
import type { OwnerRef } from '../../application/submission/submitted-application.policy.ts'
import type { OfferAward } from '../../review/decision/offer-award.ts'
import { tooFine } from '../ledger/record-pledge.ts'
import { minorOf } from '../money/money.ts'
import { closeOffer, type ClosingStores } from './close-offer.ts'
import { offerStateInWords } from './offer-words.ts'
import type { offerAwardInput, withdrawOfferInput } from './offer.input.ts'
import type { Offer } from './offer.ts'

type Deps<Stores extends ClosingStores> = {
  unitOfWork: UnitOfWork<Stores>
  offerAward: OfferAward<Stores>
  recordApplication: RecordApplication<Stores>
  clock: Clock
  newId: () => string
}

/**
 * Offers an award to one applicant, by the owner of its scholarship. Repeating the call while the offer stands
 * returns it. Expected failures: NotFound (application or fund), and those of `OfferAward`.
 */
export function makeOfferToOne<Stores extends ClosingStores>(deps: Deps<Stores>) {
  const { unitOfWork, offerAward, clock } = deps
  return async function offerToOne(
    { userId, organizationIds }: OwnerRef,
    input: z.output<typeof offerAwardInput>,
  ): Promise<Result<Offer, Problem>> {
    const { applicationId, fundId, currency, amount, answerBy, message } = input
    if (!isUuid(applicationId)) return err(notFound('application'))
    if (!isUuid(fundId)) return err(notFound('fund'))
    const amountMinor = minorOf(amount, currency)
    if (amountMinor === null) return err(tooFine(currency))
    return unitOfWork(async (tx) => {
      const application = await tx.submittedApplications.lock(
        organizationIds,
        applicationId,
      )
      if (!application) return err(notFound('application'))
      const latest = async () =>
        (await tx.offers.findLatest([applicationId])).get(applicationId)
      if (application.state === 'awarded') {
        const standing = await latest()
        const isSame =
          standing?.fundId === fundId &&
          standing.amountMinor === amountMinor &&
          standing.answerBy === answerBy
        return isSame
          ? ok(standing)
          : err(conflict('This applicant has already been offered an award.'))
      }
      const offered = await offerAward(tx, {
        application,
        fundId,
        amountMinor,
        currency,
        answerBy,
        message,
        actorId: userId,
        at: clock.now(),
      })
      if (!offered.ok) return offered
      const offer = await latest()
      if (!offer) throw new Error(`No offer was kept for ${applicationId}`)
      return ok(offer)
    })
  }
}

/**
 * Withdraws an offer before it is answered: its amount is free again and the application goes back to the shortlist.
 * Idempotent. Expected failures: NotFound (none, or another organization's), Conflict (answered, or over).
 */
export function makeWithdrawOffer<Stores extends ClosingStores>(deps: Deps<Stores>) {
  const { unitOfWork, recordApplication, clock, newId } = deps
  return async function withdrawOffer(
    { userId, organizationIds }: OwnerRef,
    { id, reason }: z.output<typeof withdrawOfferInput>,
  ): Promise<Result<Offer, Problem>> {
    if (!isUuid(id)) return err(notFound('offer'))
    return unitOfWork(async (tx) => {
      const { applicationId } = (await tx.offers.find(id)) ?? {}
      const application = applicationId
        ? await tx.submittedApplications.lock(organizationIds, applicationId)
        : null
      const offer = application && (await tx.offers.lock(id))
      if (!offer) return err(notFound('offer'))
      if (offer.state === 'withdrawn') return ok(offer)
      if (offer.state !== 'offered')
        return err(conflict(`This offer is ${offerStateInWords(offer.state)}.`))
      const by = { actorId: userId, note: reason, at: clock.now() }
      const closing = { application, offer, to: 'withdrawn', ...by } as const
      return closeOffer(tx, recordApplication, newId, closing)
    })
  }
}
