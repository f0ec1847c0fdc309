import { z } from 'zod'
import { DURATIONS } from '../availability/availability.ts'
import { SESSION_TYPES } from './session.ts'

const NOTE_MAX = 5_000

const words = (max: number, needed: string) =>
  z.string().trim().min(1, needed).max(max, `Please use at most ${max} characters`)
const optionalWords = (max: number) =>
  z
    .string()
    .trim()
    .max(max, `Please use at most ${max} characters`)
    .nullish()
    .transform((value) => value || null)
const duration = z
  .int()
  .default(60)
  .refine(
    (minutes) => DURATIONS.some((one) => one === minutes),
    `Please choose ${DURATIONS.join(', ')} minutes`,
  )
const scheduledAt = z.coerce.date('Please select a date and time')

export const holdSlotInput = z.object({ mentorId: z.string(), scheduledAt, duration })
export const bookSessionInput = holdSlotInput.extend({
  type: z
    .enum(SESSION_TYPES, `Please choose one of ${SESSION_TYPES.join(', ')}`)
    .default('general'),
  notes: optionalWords(1_000),
})
export const sessionIdInput = z.object({ id: z.string() })
export const answerInput = sessionIdInput.extend({
  accept: z.boolean(),
  reason: optionalWords(500),
})
export const proposeTimeInput = sessionIdInput.extend({ scheduledAt })
export const answerProposalInput = sessionIdInput
  .extend({
    accept: z.boolean(),
    proposedAt: z.coerce
      .date('Please say which proposed time you are answering')
      .nullish()
      .transform((value) => value ?? null),
  })
  .refine(({ accept, proposedAt }) => !accept || proposedAt !== null, {
    path: ['proposedAt'],
    message: 'Please reload the page and look at the proposed time again.',
  })
export const cancelInput = sessionIdInput.extend({
  reason: words(500, 'Please say why, so the other person can plan.'),
})
export const appealInput = sessionIdInput.extend({
  text: words(2_000, 'Please say what happened.'),
})
export const decideAppealInput = sessionIdInput.extend({ overturn: z.boolean() })
export const reviewInput = sessionIdInput.extend({
  rating: z
    .int('Please choose 1 to 5 stars')
    .min(1, 'Please choose 1 to 5 stars')
    .max(5, 'Please choose 1 to 5 stars'),
  feedback: optionalWords(2_000),
  isPublic: z
    .boolean()
    .nullish()
    .transform((value) => value ?? false),
})
export const noteInput = sessionIdInput.extend({
  text: z.string().trim().max(NOTE_MAX, `Please use at most ${NOTE_MAX} characters`),
})
