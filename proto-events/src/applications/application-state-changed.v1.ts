import { z } from 'zod'
import { defineEvent } from '../define-event.ts'

/** A state of an application: `draft`, `submitted`, `in_review` … More may come. */
const stateSchema = z
  .string()
  .max(40)
  .regex(/^[a-z]+(_[a-z]+)*$/)

export const ApplicationStateChanged = defineEvent({
  publisher: 'applications',
  noun: 'application',
  verb: 'state-changed',
  version: 1,
  description:
    'An application to a scholarship was begun, went from one state to another, or was removed. Nothing of what it says.',
  schema: z.object({
    applicationId: z.uuid(),
    studentId: z.uuid(),
    scholarshipId: z.uuid(),
    /** The organization that takes the applications. */
    ownerId: z.uuid(),
    /** Null when it was begun. */
    from: stateSchema.nullable(),
    /** Null when it was removed. */
    to: stateSchema.nullable(),
    at: z.iso.datetime(),
  }),
})
