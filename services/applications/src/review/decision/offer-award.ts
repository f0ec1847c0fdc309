import type { Problem } from '@landfall/kit/core/problems'
import type { Result } from '@landfall/kit/core/result'
import type { Transaction } from '@landfall/kit/transaction/unit-of-work'
import type { Application } from '../../application/application/application.ts'

/** An award that a decision offers; days are YYYY-MM-DD, the amount is in the currency's smallest unit. */
export type AwardToOffer = {
  /** Locked by the transaction. */
  application: Application
  fundId: string
  amountMinor: bigint
  currency: string
  answerBy: string
  message: string | null
  actorId: string
  at: Date
}

/** Offers an award in a transaction that is given; what is refused has written nothing. */
export type OfferAward<Stores> = (
  tx: Transaction<Stores>,
  award: AwardToOffer,
) => Promise<Result<Application, Problem>>

/** How a review offers awards. Whoever keeps funds provides it: a review knows of none. */
export type AwardPort<Stores> = {
  offer: OfferAward<Stores>
  /** A decimal amount in the currency's smallest unit; null: not an amount of it. */
  minorOf: (amount: string, currency: string) => bigint | null
  decimalOf: (amountMinor: bigint, currency: string) => string
  /** What the student is told of an offer; times are theirs then, here those of the scholarship's zone. */
  previewOffer: (o: {
    title: string
    timeZone: string
    amountMinor: bigint
    currency: string
    answerBy: string
  }) => { subject: string; text: string }
}
