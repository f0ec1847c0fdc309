import { z } from 'zod'
import { defineEvent } from '../define-event.ts'

/** A student's possible answers to a yes-or-no question about themself. */
export const studentAnswer = z.enum(['yes', 'no', 'declined'])
export type StudentAnswer = z.infer<typeof studentAnswer>

export const StudentAnswersSaved = defineEvent({
  publisher: 'identity',
  noun: 'student-answers',
  verb: 'saved',
  version: 1,
  description:
    'All answers that a student has given about themself, at each change; sealed, for they may be about religion, health or caste.',
  schema: z.object({
    studentId: z.uuid(),
    /** A JWE of the answers by their subjects, see `answerKey`. The services that judge eligibility have the key. */
    sealedAnswers: z.string().min(1).max(200_000),
  }),
})
