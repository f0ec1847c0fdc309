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

/** Offers an award within the caller's transaction; a refusal writes nothing. */
export type OfferAward<Stores> = (
  tx: Transaction<Stores>,
  award: AwardToOffer,
) => Promise<Result<Application, Problem>>

/** How a review offers awards. The fund area provides it, as reviews know nothing of funds. */
export type AwardPort<Stores> = {
  offer: OfferAward<Stores>
  /** Converts a decimal amount to the currency's smallest unit; null: not an amount in it. */
  minorOf: (amount: string, currency: string) => bigint | null
  decimalOf: (amountMinor: bigint, currency: string) => string
  /** What the student will be told of an offer; their own mail uses their time zone, this preview the scholarship's. */
  previewOffer: (o: {
    title: string
    timeZone: string
    amountMinor: bigint
    currency: string
    answerBy: string
  }) => { subject: string; text: string }
}
