import { z } from 'zod'

const NAME_MAX = 60
const WISH_MAX = 1_000
const OVERALL_MIN = 40
const OVERALL_MAX = 5_000
const REMARK_MAX = 1_000
const REMARKS_MAX = 60

const atMost = (max: number) => `Please use at most ${max} characters`

export const askInput = z.object({
  reviewId: z.string(),
  mentorId: z.string({ error: 'Please choose a mentor' }).min(1, 'Please choose a mentor'),
  firstName: z
    .string()
    .trim()
    .min(1, 'Please enter the name the mentor will see')
    .max(NAME_MAX, atMost(NAME_MAX)),
  wish: z
    .string()
    .trim()
    .max(WISH_MAX, atMost(WISH_MAX))
    .nullish()
    .transform((text) => text || null),
})
export type AskInput = z.output<typeof askInput>

export const answerInput = z.object({ id: z.string(), accept: z.boolean() })
export const requestIdInput = z.object({ id: z.string() })
export const markInput = z.object({ id: z.string(), isHelpful: z.boolean() })

const SCORE = 'Please enter a whole number from 0 to 100'
const place = z.int().min(0)

const remark = (words: z.ZodString) =>
  z
    .object({ from: place, to: place, remark: words.max(REMARK_MAX, atMost(REMARK_MAX)) })
    .refine(({ from, to }) => from < to, {
      path: ['to'],
      message: 'A comment must be about words in the text',
    })

const feedback = (overall: z.ZodString, remarkWords: z.ZodString) =>
  z.object({
    id: z.string(),
    overall: overall.max(OVERALL_MAX, atMost(OVERALL_MAX)),
    score: z
      .int(SCORE)
      .min(0, SCORE)
      .max(100, SCORE)
      .nullish()
      .transform((score) => score ?? null),
    remarks: z
      .array(remark(remarkWords))
      .max(REMARKS_MAX, `Please write at most ${REMARKS_MAX} comments`)
      .default([]),
  })

/** A draft may be unfinished: no field is required. */
export const draftInput = feedback(z.string(), z.string())

export const feedbackInput = feedback(
  z.string().trim().min(OVERALL_MIN, `Please write at least ${OVERALL_MIN} characters`),
  z.string().trim().min(1, 'Please write a comment or remove it'),
)
export type FeedbackInput = z.output<typeof draftInput>
