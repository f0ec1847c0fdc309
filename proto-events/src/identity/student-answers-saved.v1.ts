import { z } from 'zod'
import { defineEvent } from '../define-event.ts'

/** What a student may answer to a yes-or-no question about themself. */
export const studentAnswer = z.enum(['yes', 'no', 'declined'])

/**
 * The answers of a student by what they are about: the key of a fact, or `<fact>@<scholarship id>`
 * where the answer is about that award alone.
 */
export const studentAnswers = z.record(z.string().min(1).max(160), studentAnswer)

export const StudentAnswersSaved = defineEvent({
  publisher: 'identity',
  noun: 'student-answers',
  verb: 'saved',
  version: 1,
  description:
    'All answers that a student has given about themself, at each change; sealed, for they may be about religion, health or caste.',
  schema: z.object({
    studentId: z.uuid(),
    /** A JWE of `studentAnswers`; the services that judge eligibility have its key. */
    sealedAnswers: z.string().min(1).max(200_000),
  }),
})
