import { z } from 'zod'
import { WORD_MAX_LENGTH, word } from '../../application/application/application.input.ts'

const atMost = `Please use up to ${WORD_MAX_LENGTH} characters`
const words = (missing: string) => z.string(missing).trim().min(1, missing).max(WORD_MAX_LENGTH, atMost) // prettier-ignore
/** Absent keeps the comment; null or blank text clears it. */
const comment = z
  .string()
  .max(WORD_MAX_LENGTH, atMost)
  .transform((text) => (text.trim() === '' ? null : text))
  .nullish()

export const reviewIdInput = z.object({ scholarshipId: z.string() })
export const assignReviewerInput = z.object({
  applicationId: z.string(),
  userId: z.string(),
})
export const declareConflictInput = z.object({ applicationId: z.string(), reason: word })

const INSTITUTIONS_MAX = 20
export const saveAffiliationsInput = z.object({
  scholarshipId: z.string(),
  institutions: z
    .array(
      z
        .string()
        .trim()
        .min(1, 'Please enter a name')
        .max(200, 'Please use up to 200 characters'),
    ) // prettier-ignore
    .max(INSTITUTIONS_MAX, `You can list up to ${INSTITUTIONS_MAX} institutions`),
})

export const saveScoreInput = z.object({
  applicationId: z.string(),
  points: z
    .array(z.object({ key: z.string(), points: z.int().nullish(), comment }))
    .max(20)
    .nullish(),
  comment,
  submissionNumber: z.int().nullish(),
  isFinal: z.boolean().nullish(),
})

export const askChairInput = z.object({
  applicationId: z.string(),
  text: words('Please write your question'),
})
export const answerReviewerInput = z.object({
  questionId: z.string(),
  text: words('Please write an answer'),
})
