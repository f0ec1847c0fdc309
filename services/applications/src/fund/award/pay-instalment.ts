import { conflict, notFound, type Problem } from '@landfall/kit/core/problems'
import { err, ok, type Result } from '@landfall/kit/core/result'
import type { StudentRef } from '@landfall/kit/identity/student-policy'
import type { Transaction } from '@landfall/kit/transaction/unit-of-work'
import type { z } from 'zod'
import type { OwnerRef } from '../../application/submission/submitted-application.policy.ts'
import { appendEntry } from '../ledger/append-entry.ts'
import type { Offer, OfferState } from '../offer/offer.ts'
import type { recordPaymentInput, reversePaymentInput } from './award.input.ts'
import type { Instalment } from './award.ts'
import { type AwardDeps, type AwardStores, inInstalment, keepOffer } from './in-award.ts'
import { lockFundOf } from './keep-award.ts'
import { confirmationOf, tellOfPayment, tellOfReversal } from './payment-notice.ts'

type Answer = Promise<Result<Offer, Problem>>

/** Recorded payments remain when the award ends, and may still be confirmed or reversed. */
const PAID_STATES: readonly OfferState[] = ['accepted', 'ended']

/**
 * Records that an instalment was paid, outside this site; recording the same day and reference again changes nothing.
 * Expected failures: NotFound, Conflict (paid before, or the award is not accepted).
 */
export function makeRecordPayment(deps: AwardDeps) {
  return async (
    { userId: actorId, ...owner }: OwnerRef,
    { instalmentId, on, reference }: z.output<typeof recordPaymentInput>,
  ): Answer =>
    inInstalment(deps, owner, instalmentId, async (tx, offer, at) => {
      const one = await tx.awards.findInstalment(instalmentId)
      if (!one) return err(notFound('instalment'))
      if (one.paidOn === on && one.reference === reference) return ok(offer)
      if (one.paidOn !== null)
        return err(conflict('This payment is already recorded as made.'))
      const fund = await lockFundOf(tx, offer)
      const entryId = deps.newId()
      const booked = await appendEntry(tx, fund, {
        id: entryId,
        kind: 'disbursed',
        amountMinor: one.amountMinor,
        happenedOn: on,
        note: reference,
        offerId: offer.id,
        actorId,
        at,
      })
      if (!booked.ok) return booked
      const instalment = { ...one, paidOn: on, reference, entryId }
      await tx.awards.updateInstalment(instalment)
      await tellOfPayment(tx, { offer, instalment, entryId, now: at })
      return ok(await keepOffer(tx, offer, {}))
    })
}

type Reversal = z.output<typeof reversePaymentInput> & { actorId: string; at: Date }

/**
 * Reverses the record of a payment that was a mistake, or whose money came back. The instalment becomes unpaid again;
 * the ledger keeps both entries, and when the student had confirmed it. If the award has ended, nothing is left to
 * pay: the amount goes back to the fund, and the instalment is removed. Expected failures: NotFound, Conflict (it is
 * not paid, or the award is neither accepted nor ended).
 */
export function makeReversePayment(deps: AwardDeps) {
  return async (
    { userId: actorId, ...owner }: OwnerRef,
    input: z.output<typeof reversePaymentInput>,
  ): Answer => {
    const { instalmentId } = input
    const work = { ...deps, states: PAID_STATES }
    return inInstalment(work, owner, instalmentId, async (tx, offer, at) => {
      const one = await tx.awards.findInstalment(instalmentId)
      if (!one) return err(notFound('instalment'))
      if (one.entryId === null)
        return err(conflict('This payment is not recorded as made.'))
      const reversal = { ...input, actorId, at }
      const booked = await bookReversal(deps, tx, { offer, one, reversal })
      if (!booked.ok) return booked
      const open = { paidOn: null, reference: null, entryId: null, receivedAt: null }
      await tx.awards.updateInstalment({ ...one, ...open })
      if (offer.state === 'ended') await tx.awards.replaceUnpaid(offer.id, [])
      return ok(await keepOffer(tx, offer, {}))
    })
  }
}

/** Books the reversal and notifies the student. Expected failure: Conflict (the balance does not cover it). */
async function bookReversal(
  { newId }: AwardDeps,
  tx: Transaction<AwardStores>,
  o: { offer: Offer; one: Instalment; reversal: Reversal },
): Promise<Result<null, Problem>> {
  const { offer, one } = o
  const { kind, reason, actorId, at } = o.reversal
  const { amountMinor, entryId: correctsId } = one
  const confirmedOn = await confirmationOf(tx, { offer, instalment: one })
  const note = confirmedOn ? `${reason} (Confirmed as received on ${confirmedOn}.)` : reason
  const shared = { id: newId(), note, offerId: offer.id, actorId, at }
  const booked = await appendEntry(
    tx,
    await lockFundOf(tx, offer),
    kind === 'refund'
      ? { ...shared, kind: 'refunded', amountMinor }
      : { ...shared, kind: 'disbursed', amountMinor: -amountMinor, correctsId },
  )
  if (!booked.ok) return booked
  if (offer.state === 'ended') {
    const returned = { ...shared, id: newId(), kind: 'returned', amountMinor } as const
    const freed = await appendEntry(tx, booked.value, returned)
    if (!freed.ok) return freed
  }
  await tellOfReversal(tx, { offer, instalment: one, entryId: shared.id, kind, now: at })
  return ok(null)
}

/**
 * The student confirms that a payment arrived. Idempotent. Expected failures: NotFound, Conflict (it is not recorded
 * as paid).
 */
export function makeConfirmReceipt(deps: AwardDeps) {
  return async (student: StudentRef, { id }: { id: string }): Answer =>
    inInstalment({ ...deps, states: PAID_STATES }, student, id, async (tx, offer, now) => {
      const one = await tx.awards.findInstalment(id)
      if (!one) return err(notFound('instalment'))
      if (one.receivedAt !== null) return ok(offer)
      if (one.paidOn === null) return err(conflict('This payment has not been made yet.'))
      await tx.awards.updateInstalment({ ...one, receivedAt: now })
      return ok(await keepOffer(tx, offer, {}))
    })
}
