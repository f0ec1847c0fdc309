import { isTimeZone } from '@landfall/calendar/zone'
import { z } from 'zod'
import { word } from '../application/application.input.ts'

/** Several times the length of a letter; a file may hold more. */
const LETTER_MAX_LENGTH = 20_000
const NOTE_MAX_LENGTH = 1_000

const lineOf = (missing: string, max: number) =>
  z
    .string(missing)
    .transform((text) => text.replace(/[\p{Cc}\s]+/gu, ' ').trim())
    .pipe(z.string().min(1, missing).max(max, `Please use up to ${max} characters`))

const note = z
  .string('Please enter text')
  .trim()
  .max(NOTE_MAX_LENGTH, `Please use up to ${NOTE_MAX_LENGTH} characters`)
  .transform((text) => text || null)
  .nullish()
  .transform((text) => text ?? null)

const recommender = {
  recommenderName: lineOf('Please enter the recommender’s name', 100),
  recommenderEmail: z
    .string('Please enter the recommender’s email address')
    .trim()
    .toLowerCase()
    .pipe(z.email('Please enter a valid email address').max(254)),
  relation: lineOf('Please say how they know you', 100),
  note,
  isWaived: z.boolean('Please choose whether you waive the right to read the letter'),
}
export type RecommenderInput = z.output<z.ZodObject<typeof recommender>>

export const askRecommenderInput = z.object({
  ...recommender,
  applicationIds: z
    .array(z.string())
    .min(1, 'Please choose an application')
    .max(10, 'Please choose up to 10 applications'),
  isSent: z.boolean(),
})

export const updateRecommendationInput = z.object({ ...recommender, id: z.string() })
export const recommendationIdInput = z.object({ id: z.string() })
export const reuseLetterInput = z.object({
  applicationId: z.string(),
  letterId: z.string(),
})

const token = z.string()
const letterText = z
  .string('Please write the letter')
  .max(
    LETTER_MAX_LENGTH,
    `Please use up to ${LETTER_MAX_LENGTH} characters, or send a file`,
  )

export const openRequestInput = z.object({
  token,
  /** An unknown zone counts as none. */
  timeZone: z
    .string()
    .nullish()
    .transform((zone) => (zone && isTimeZone(zone) ? zone : null)),
})
export const saveLetterDraftInput = z.object({ token, text: letterText })
export const submitLetterInput = z.object({
  token,
  /** Null: the file that was sent before. */
  text: letterText.nullish().transform((text) => text ?? null),
  mayReuse: z.boolean(),
})
export const declineRequestInput = z.object({ token, reason: word })
export const tokenInput = z.object({ token })
