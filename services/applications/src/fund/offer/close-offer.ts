import type { Transaction } from '@landfall/kit/transaction/unit-of-work'
import type { Problem } from '@landfall/kit/core/problems'
import { ok, type Result } from '@landfall/kit/core/result'
import type { ApplicationState } from '../../application/application/application-state.ts'
import type { ApplicationStore } from '../../application/application/application.store.ts'
import type { Application } from '../../application/application/application.ts'
import type { RecordApplication } from '../../application/application/record-application.ts'
import { appendEntry } from '../ledger/append-entry.ts'
import type { OfferStores } from './offer-award.ts'
import { publishOfferFact } from './offer-event.ts'
import { type OfferCause, publishOfferNotices } from './offer-notice.ts'
import type { Offer } from './offer.ts'

export type ClosingStores = OfferStores & { applications: ApplicationStore }

type Closing = {
  /** Application and offer, both locked by the transaction. */
  application: Application
  offer: Offer
  to: 'accepted' | 'declined' | 'lapsed' | 'withdrawn'
  /** Why it closes, if the notices should say something else than `to`. */
  cause?: OfferCause
  actorId: string | null
  note: string | null
  at: Date
}

const CLOSED: Readonly<
  Record<
    Closing['to'],
    {
      state: ApplicationState
      by: 'student' | 'owner' | 'nobody'
      kind: 'awarded' | 'released'
    }
  >
> = {
  accepted: { state: 'accepted', by: 'student', kind: 'awarded' },
  declined: { state: 'turned_down', by: 'student', kind: 'released' },
  lapsed: { state: 'lapsed', by: 'nobody', kind: 'released' },
  withdrawn: { state: 'shortlisted', by: 'owner', kind: 'released' },
}

/**
 * Closes an open offer: its amount is awarded or free again, the application follows, and both sides
 * are told.
 */
export async function closeOffer<Stores extends ClosingStores>(
  tx: Transaction<Stores>,
  recordApplication: RecordApplication<Stores>,
  newId: () => string,
  { application: before, offer, to, cause = to, actorId, note, at }: Closing,
): Promise<Result<Offer, Problem>> {
  const { state, by, kind } = CLOSED[to]
  const { id: offerId, ownerId, fundId, amountMinor } = offer
  const fund = await tx.funds.lock([ownerId], fundId)
  if (!fund) throw new Error(`An offer without its fund: ${offerId}`)
  const entry = { id: newId(), kind, amountMinor, offerId, actorId, at }
  const booked = await appendEntry(tx, fund, entry)
  if (!booked.ok) return booked
  const closed: Offer = {
    ...offer,
    state: to,
    closedAt: at,
    closingNote: note,
    remindAt: null,
    version: offer.version + 1,
  }
  await tx.offers.update(closed)
  const after = { ...before, state, version: before.version + 1, updatedAt: at }
  await tx.applications.update(after)
  await recordApplication(tx, { before, after, by, actorId, message: note }, at)
  await publishOfferFact(tx, closed, at)
  await publishOfferNotices(tx, closed, cause, at)
  return ok(closed)
}

/**
 * Ends an open offer that nobody has answered, or can answer anymore: its amount is free again.
 * @throws if the ledger refuses the entry
 */
export async function closeUnanswered<Stores extends ClosingStores>(
  tx: Transaction<Stores>,
  recordApplication: RecordApplication<Stores>,
  newId: () => string,
  unanswered: Pick<Closing, 'application' | 'offer' | 'cause' | 'at'>,
): Promise<void> {
  const closing = { ...unanswered, to: 'lapsed', actorId: null, note: null } as const
  const closed = await closeOffer(tx, recordApplication, newId, closing)
  const { id } = unanswered.offer
  if (!closed.ok) throw new Error(`An offer can't lapse: ${id}: ${closed.error.message}`)
}
