import { z } from 'zod'
import { defineEvent } from './define-event.ts'

const line = z.string().min(1).max(2000)
const action = z.object({
  label: z.string().min(1).max(60),
  /** A path of this site; a secret stands behind `#`, which browsers send nobody. */
  path: z.string().regex(/^\/(?!\/)/),
})

/** A letter to somebody without an account. Who reads it may be older than who wrote it, as with events. */
export const sealedLetterSchema = z.object({
  to: z.email().max(254),
  subject: z.string().min(1).max(200),
  paragraphs: z.array(line).min(1).max(10),
  action: action.nullable(),
  notes: z.array(line).max(10),
  /** Of this site: one POST there ends such letters (RFC 8058), and so does the page behind its link. */
  leavePath: action.shape.path.optional(),
})
export type SealedLetter = z.output<typeof sealedLetterSchema>

/** Each service that writes to such people publishes its own; identity reads them all. */
export const defineMailRequested = (publisher: string) =>
  defineEvent({
    publisher,
    noun: 'mail',
    verb: 'requested',
    version: 1,
    description: 'Somebody who has no account here should get a letter.',
    schema: z.object({
      /** Made from its cause, so that the same cause told twice is the same mail. */
      mailId: z.uuid(),
      /** The letter, sealed with the key of students' answers: its address and its link are secrets. */
      sealed: z.string().min(1),
    }),
  })
