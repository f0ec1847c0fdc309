import { STATUSES, TOPICS } from '@landfall/immigration-rules/rule'
import { z } from 'zod'
import { PRIORITIES } from './request.ts'

const MIN_LENGTH = 10
const MAX_LENGTH = 5_000
const MAX_LINES = 50
const NOTE_MAX_LENGTH = 1_000

/** One of these words, in upper or lower case. */
function choice<const Values extends readonly [string, ...string[]]>(
  values: Values,
  error: string,
) {
  return z.string({ error }).trim().toLowerCase().pipe(z.enum(values, { error }))
}

const guidanceType = choice(TOPICS, 'Please select a guidance type')
const currentStatus = choice(STATUSES, 'Please select your current status')
const priority = choice(PRIORITIES, 'Please choose a priority')
const NO_QUESTIONS = 'Please provide specific questions or details'

/** Accepts lines, as old clients send them, and longer texts: one question for each line that is not blank. */
const specificQuestions = z
  .array(z.string(), { error: NO_QUESTIONS })
  .transform((texts) =>
    texts
      .flatMap((text) => text.split('\n'))
      .map((line) => line.trim())
      .filter(Boolean),
  )
  .refine((lines) => lines.join('\n').length >= MIN_LENGTH, NO_QUESTIONS)
  .refine(
    (lines) => lines.join('\n').length <= MAX_LENGTH && lines.length <= MAX_LINES,
    `Questions may have up to ${MAX_LENGTH} characters in ${MAX_LINES} lines`,
  )

export const createRequestInput = z.object({
  studentId: z.string().nullish(),
  guidanceType,
  currentStatus,
  specificQuestions,
  priority: priority.nullish().transform((value) => value ?? 'medium'),
})
export type NewRequest = z.output<typeof createRequestInput>

/** Fields that are left out stay as they are. */
export const updateRequestInput = z.object({
  id: z.string(),
  currentStatus: currentStatus.nullish(),
  specificQuestions: specificQuestions.nullish(),
  priority: priority.nullish(),
  isCompleted: z.boolean().nullish(),
  documents: z
    .array(
      z.object({
        key: z.string().max(100),
        isDone: z.boolean().nullish(),
        note: z
          .string()
          .trim()
          .max(NOTE_MAX_LENGTH, `A note may have up to ${NOTE_MAX_LENGTH} characters`)
          .nullable()
          .optional(),
      }),
    )
    .max(100)
    .nullish(),
})
export type RequestChange = z.output<typeof updateRequestInput>

/** Null: all. */
export const requestFilter = z.object({
  type: guidanceType.nullish().transform((value) => value ?? null),
  status: currentStatus.nullish().transform((value) => value ?? null),
})
