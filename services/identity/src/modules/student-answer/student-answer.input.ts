import { studentAnswer } from '@landfall/proto-events/identity/student-answers-saved.v1'
import { z } from 'zod'

const subject = {
  fact: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Please name the fact by its key')
    .max(100),
  scholarshipId: z
    .uuid('Please name the scholarship by its id')
    .nullish()
    .transform((id) => id ?? null),
}

/** REST's words or GraphQL's enum names. */
export const answerQuestionInput = z.object({
  ...subject,
  answer: z
    .string()
    .transform((text) => text.toLowerCase())
    .pipe(z.enum(studentAnswer.options, 'Please answer yes, no, or prefer not to say')),
})

/** Without a fact all answers are meant; with a scholarship those for it alone. */
export const eraseAnswersInput = z.object({
  fact: subject.fact.nullish().transform((fact) => fact ?? null),
  scholarshipId: subject.scholarshipId,
})

export type AnswerQuestionInput = z.output<typeof answerQuestionInput>
export type EraseAnswersInput = z.output<typeof eraseAnswersInput>
