import { z } from 'zod'
import { defineEvent } from '../define-event.ts'

const word = z
  .string()
  .max(40)
  .regex(/^[a-z]+(_[a-z]+)*$/)

export const ApplicationFiguresChanged = defineEvent({
  publisher: 'applications',
  noun: 'application-figures',
  verb: 'changed',
  version: 1,
  description:
    'What is counted of an application that was submitted, told whole: its way, and of who applied the country and the field alone.',
  schema: z.object({
    applicationId: z.uuid(),
    scholarshipId: z.uuid(),
    /** The organization that takes the applications. */
    ownerId: z.uuid(),
    state: word,
    /** Each state that the application ever reached. */
    reached: z.array(word).max(40),
    /** When it was first submitted. */
    submittedAt: z.iso.datetime(),
    /** When the owner first decided; null without a decision. */
    decidedAt: z.iso.datetime().nullable(),
    /** Citizenship as submitted, ISO 3166-1 alpha-2; null when not stated, or erased. */
    country: z.string().length(2).nullable(),
    /** Code of a field of study; null when not stated, stated in the student's own words, or erased. */
    field: z
      .string()
      .max(60)
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
      .nullable(),
    /** Mean of its reviewers' final scores, out of 100; null without any. */
    score: z.number().min(0).max(100).nullable(),
  }),
})
