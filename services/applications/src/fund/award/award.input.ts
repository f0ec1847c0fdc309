import { z } from 'zod'
import { NOTE_MAX_LENGTH, reason } from '../ledger/ledger.input.ts'
import { amountInput } from '../money/money.input.ts'

const day = z.iso.date('Please enter a date')
const TEXT_MAX_LENGTH = 5_000

const written = (ask: string) =>
  z
    .string(ask)
    .trim()
    .min(1, ask)
    .max(
      TEXT_MAX_LENGTH,
      `Please use up to ${TEXT_MAX_LENGTH.toLocaleString('en')} characters`,
    )

const shortText = (ask: string) =>
  z
    .string(ask)
    .trim()
    .min(1, ask)
    .max(NOTE_MAX_LENGTH, `Please use up to ${NOTE_MAX_LENGTH} characters`)

export const confirmEnrollmentInput = z.object({
  offerId: z.string(),
  on: day,
  evidence: shortText('Please say what proof you saw, such as an enrollment letter'),
})

export const sendEnrollmentDocumentInput = z.object({
  offerId: z.string(),
  documentId: z.string('Please choose a document'),
})

export const planInstalmentsInput = z.object({
  offerId: z.string(),
  instalments: z
    .array(z.object({ dueOn: day, amount: amountInput }))
    .max(24, 'An award can be paid in up to 24 payments'),
})

export const recordPaymentInput = z.object({
  instalmentId: z.string(),
  on: day,
  reference: shortText('Please enter a reference of the payment'),
})

export const reversePaymentInput = z.object({
  instalmentId: z.string(),
  kind: z
    .string()
    .transform((kind) => kind.toLowerCase())
    .pipe(z.enum(['mistake', 'refund'], 'Choose one of mistake, refund')),
  reason,
})

export const askForReportsInput = z.object({
  offerId: z.string(),
  dueOn: z
    .array(day)
    .max(12, 'You can ask for up to 12 reports')
    .transform((days) => [...new Set(days)]),
})

export const endAwardInput = z.object({ offerId: z.string(), reason })

export const writeThanksInput = z.object({
  offerId: z.string(),
  text: written('Please write a few words'),
})

export const writeReportInput = z.object({
  id: z.string(),
  text: written('Please write how it is going'),
})

export const confirmReceiptInput = z.object({ id: z.string() })
