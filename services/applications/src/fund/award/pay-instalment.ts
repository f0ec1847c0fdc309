import { conflict, notFound, type Problem } from '@landfall/kit/core/problems'
import { err, ok, type Result } from '@landfall/kit/core/result'
import type { StudentRef } from '@landfall/kit/identity/student-policy'
import type { z } from 'zod'
import type { OwnerRef } from '../../application/submission/submitted-application.policy.ts'
import { appendEntry } from '../ledger/append-entry.ts'
import type { Offer } from '../offer/offer.ts'
import type { recordPaymentInput, reversePaymentInput } from './award.input.ts'
import { type AwardDeps, inInstalment, keepOffer } from './in-award.ts'
import { lockFundOf } from './keep-award.ts'

type Answer = Promise<Result<Offer, Problem>>

/**
 * Records that an instalment was paid, outside of this site; again with the same day and reference changes nothing.
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
      await tx.awards.updateInstalment({ ...one, paidOn: on, reference, entryId })
      return ok(await keepOffer(tx, offer, {}))
    })
}

/**
 * Takes the record of a payment back, because it was a mistake, or because the money came back. The instalment is
 * to be paid again; the ledger keeps both entries.
 * Expected failures: NotFound, Conflict (it is not paid, or the award is not accepted).
 */
export function makeReversePayment(deps: AwardDeps) {
  return async (
    { userId: actorId, ...owner }: OwnerRef,
    { instalmentId, kind, reason }: z.output<typeof reversePaymentInput>,
  ): Answer =>
    inInstalment(deps, owner, instalmentId, async (tx, offer, at) => {
      const one = await tx.awards.findInstalment(instalmentId)
      if (!one) return err(notFound('instalment'))
      if (one.entryId === null)
        return err(conflict('This payment is not recorded as made.'))
      const fund = await lockFundOf(tx, offer)
      const shared = { id: deps.newId(), note: reason, offerId: offer.id, actorId, at }
      const { amountMinor, entryId: correctsId } = one
      const booked = await appendEntry(
        tx,
        fund,
        kind === 'refund'
          ? { ...shared, kind: 'refunded', amountMinor }
          : { ...shared, kind: 'disbursed', amountMinor: -amountMinor, correctsId },
      )
      if (!booked.ok) return booked
      const open = { paidOn: null, reference: null, entryId: null, receivedAt: null }
      await tx.awards.updateInstalment({ ...one, ...open })
      return ok(await keepOffer(tx, offer, {}))
    })
}

/**
 * The student says that a payment came; again changes nothing.
 * Expected failures: NotFound, Conflict (it is not recorded as paid).
 */
export function makeConfirmReceipt(deps: AwardDeps) {
  return async (student: StudentRef, { id }: { id: string }): Answer =>
    inInstalment(deps, student, id, async (tx, offer, now) => {
      const one = await tx.awards.findInstalment(id)
      if (!one) return err(notFound('instalment'))
      if (one.receivedAt !== null) return ok(offer)
      if (one.paidOn === null) return err(conflict('This payment has not been made yet.'))
      await tx.awards.updateInstalment({ ...one, receivedAt: now })
      return ok(await keepOffer(tx, offer, {}))
    })
}
