import { z } from 'zod'
import { word } from '../../application/application/application.input.ts'
import { DECISIONS } from '../decision/planned-decision.ts'

const APPLICATIONS_MAX = 1_000
const ids = z
  .array(z.uuid('Please select an application'))
  .min(1, 'Please select an application')
  .max(APPLICATIONS_MAX, 'Please select up to 1,000 applications')

export const planDecisionsInput = z.object({
  scholarshipId: z.string(),
  applicationIds: ids,
  seen: z
    .array(z.object({ applicationId: z.string(), version: z.int() }))
    .max(APPLICATIONS_MAX)
    .nullish(),
  to: z
    .string()
    .toLowerCase()
    .pipe(z.enum(DECISIONS, 'Choose one of shortlisted, waitlisted, declined, awarded')),
  message: word,
  award: z
    .object({
      fundId: z.uuid('Please select a fund'),
      amount: z.string(),
      currency: z.string().length(3, 'Please select a currency'),
      answerBy: z.iso.date('Please enter a date'),
    })
    .nullish()
    .transform((award) => award ?? null),
})

export const undoDecisionsInput = z.object({
  scholarshipId: z.string(),
  applicationIds: ids,
})
