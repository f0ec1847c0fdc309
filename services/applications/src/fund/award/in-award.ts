import type { Clock } from '@landfall/kit/core/clock'
import { isUuid } from '@landfall/kit/core/ids'
import { conflict, notFound, type Problem } from '@landfall/kit/core/problems'
import { err, type Result } from '@landfall/kit/core/result'
import type { Transaction, UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import type { DocumentStore } from '../../student/document/document.store.ts'
import type { OfferStores } from '../offer/offer-award.ts'
import { offerStateInWords } from '../offer/offer-words.ts'
import type { Offer, OfferState } from '../offer/offer.ts'
import type { AwardStore } from './award.store.ts'

export type AwardStores = OfferStores & { awards: AwardStore; documents: DocumentStore }

export type AwardDeps = {
  unitOfWork: UnitOfWork<AwardStores>
  clock: Clock
  newId: () => string
}

type InstalmentDeps = Pick<AwardDeps, 'unitOfWork' | 'clock'> & {
  /** States of the award in which it may be done; by default only accepted. */
  states?: readonly OfferState[]
}

/** Who acts: organizations that may, or the student whose award it is. */
type Whose = { organizationIds: readonly string[] } | { studentId: string }

type Work = (
  tx: Transaction<AwardStores>,
  offer: Offer,
  now: Date,
) => Promise<Result<Offer, Problem>>

/**
 * Runs work on an accepted award, which stays locked meanwhile. Expected failures: NotFound (none, or not theirs),
 * Conflict (not accepted).
 */
export async function inAward(
  { unitOfWork, clock }: AwardDeps,
  whose: Whose,
  offerId: string,
  work: Work,
): Promise<Result<Offer, Problem>> {
  if (!isUuid(offerId)) return err(notFound('award'))
  return unitOfWork((tx) => lockAward(tx, whose, { offerId, now: clock.now() }, work))
}

/** The same, by the id of one of its instalments. */
export async function inInstalment(
  { unitOfWork, clock, states }: InstalmentDeps,
  whose: Whose,
  instalmentId: string,
  work: Work,
): Promise<Result<Offer, Problem>> {
  if (!isUuid(instalmentId)) return err(notFound('instalment'))
  return unitOfWork(async (tx) => {
    const found = await tx.awards.findInstalment(instalmentId)
    if (!found) return err(notFound('instalment'))
    const { offerId } = found
    return lockAward(tx, whose, { offerId, now: clock.now(), states }, work)
  })
}

/** The same, by the id of one of its reports. */
export async function inReport(
  { unitOfWork, clock }: AwardDeps,
  whose: Whose,
  reportId: string,
  work: Work,
): Promise<Result<Offer, Problem>> {
  if (!isUuid(reportId)) return err(notFound('report'))
  return unitOfWork(async (tx) => {
    const found = await tx.awards.findReport(reportId)
    if (!found) return err(notFound('report'))
    return lockAward(tx, whose, { offerId: found.offerId, now: clock.now() }, work)
  })
}

async function lockAward(
  tx: Transaction<AwardStores>,
  whose: Whose,
  o: { offerId: string; now: Date; states?: readonly OfferState[] | undefined },
  work: Work,
): Promise<Result<Offer, Problem>> {
  const { offerId, now, states = ['accepted'] } = o
  const offer = await tx.offers.lock(offerId)
  const isTheirs =
    offer &&
    ('studentId' in whose
      ? whose.studentId === offer.studentId
      : whose.organizationIds.includes(offer.ownerId))
  if (!isTheirs) return err(notFound('award'))
  if (!states.includes(offer.state))
    return err(conflict(`This award is ${offerStateInWords(offer.state)}.`))
  return work(tx, offer, now)
}

/** Writes the offer under its next version. */
export async function keepOffer(
  tx: AwardStores,
  offer: Offer,
  change: Partial<Offer>,
): Promise<Offer> {
  const changed = { ...offer, ...change, version: offer.version + 1 }
  await tx.offers.update(changed)
  return changed
}
