import { z } from 'zod'
import { REPORT_REASONS } from './review-report.ts'

const NOTE_MAX = 1_000
const REASON = 'Please choose a reason'

const note = z
  .string()
  .trim()
  .max(NOTE_MAX, `Please use up to ${NOTE_MAX} characters`)
  .nullish()
  .transform((text) => text || null)

export const reportReviewInput = z.object({
  id: z.string(),
  reason: z
    .string({ error: REASON })
    .trim()
    .toLowerCase()
    .pipe(z.enum(REPORT_REASONS, { error: REASON })),
  note,
})

export const decideReviewReportsInput = z.object({
  id: z.string(),
  hide: z.boolean(),
  note,
})
