import { z } from 'zod'
import { amountInput } from '../money/money.input.ts'

export const NOTE_MAX_LENGTH = 500
const LONG = `Please use up to ${NOTE_MAX_LENGTH} characters`

const note = z
  .string()
  .trim()
  .max(NOTE_MAX_LENGTH, LONG)
  .nullish()
  .transform((text) => text || null)

export const reason = z
  .string('Please say why')
  .trim()
  .min(1, 'Please say why')
  .max(NOTE_MAX_LENGTH, LONG)

export const recordPledgeInput = z.object({
  fundId: z.string(),
  amount: amountInput,
  on: z.iso.date('Please enter a date'),
  note,
})

export const correctPledgeInput = z.object({
  fundId: z.string(),
  entryId: z.string(),
  reason,
})
