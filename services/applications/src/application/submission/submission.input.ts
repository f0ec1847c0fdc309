import { z } from 'zod'
import {
  applicationTarget,
  hasTarget,
  noTarget,
  word,
  WORD_MAX_LENGTH,
} from '../application/application.input.ts'

export const submitApplicationInput = z
  .object({ ...applicationTarget, note: word, isShared: z.boolean().nullish() })
  .refine(hasTarget, noTarget)

const day = z.iso
  .date('Please enter a date')
  .nullish()
  .transform((text) => text ?? null)

export const requestMoreInfoInput = z.object({
  id: z.string(),
  message: z
    .string('Please write what you need')
    .trim()
    .min(1, 'Please write what you need')
    .max(WORD_MAX_LENGTH, `Please use up to ${WORD_MAX_LENGTH} characters`),
  answerBy: day,
  submissionNumber: z.int().nullish(),
})

export const moveApplicationInput = z.object({
  id: z.string(),
  to: z
    .string()
    .transform((state) => state.toLowerCase())
    .pipe(
      z.enum(
        ['in_review', 'shortlisted', 'waitlisted', 'declined'],
        'Choose one of in_review, shortlisted, waitlisted, declined',
      ),
    ),
  message: word,
  decisionBy: day,
  submissionNumber: z.int().nullish(),
})
