import { z } from 'zod'
import { word } from '../../application/application/application.input.ts'
import { reason } from '../ledger/ledger.input.ts'
import { amountInput } from '../money/money.input.ts'
import { isCurrency } from '../money/money.ts'

export const offerAwardInput = z.object({
  applicationId: z.string(),
  fundId: z.string('Please choose a fund'),
  amount: amountInput,
  currency: z.string().refine(isCurrency, 'This is not a currency'),
  answerBy: z.iso.date('Please enter a date'),
  message: word,
})

export const withdrawOfferInput = z.object({ id: z.string(), reason })

export const answerOfferInput = z.object({
  id: z.string(),
  accept: z.boolean(),
  note: word,
})
