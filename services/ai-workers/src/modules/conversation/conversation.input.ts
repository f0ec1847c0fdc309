import { z } from 'zod'
import { CONTEXTS } from '../guide/context.ts'

const MESSAGE_LENGTH = 2_000
const EMPTY = 'Please write a message'

const optionalId = z
  .string()
  .trim()
  .nullish()
  .transform((text) => text || null)

export const messageInput = z.object({
  mentorId: z
    .string({ error: 'Please choose a mentor' })
    .trim()
    .min(1, 'Please choose a mentor'),
  message: z
    .string({ error: EMPTY })
    .transform((text) => text.replaceAll('\r\n', '\n').trim())
    .pipe(
      z
        .string()
        .min(1, EMPTY)
        .max(MESSAGE_LENGTH, `A message may have up to ${MESSAGE_LENGTH} characters`),
    ),
  context: z
    .string()
    .trim()
    .toLowerCase()
    .pipe(z.enum(CONTEXTS, { error: 'Please choose a context from the list' }))
    .nullish()
    .transform((context) => context ?? 'general'),
  sessionId: optionalId,
})
export type MessageForm = z.output<typeof messageInput>

const mark = z.boolean().nullish()
export const rateInput = z.object({ id: z.string(), isHelpful: mark, isMotivating: mark })

/** A mark that is left out stays as it is; null withdraws it. */
export type RateForm = z.output<typeof rateInput>

const SEARCH_LENGTH = 100

/** @returns search: words to look for; null for none */
export const sessionsArguments = z.object({
  search: z
    .string()
    .trim()
    .max(SEARCH_LENGTH, `Please use up to ${SEARCH_LENGTH} characters`)
    .nullish()
    .transform((text) => text || null),
})
