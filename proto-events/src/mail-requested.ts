import { z } from 'zod'
import { defineEvent } from './define-event.ts'

const line = z.string().min(1).max(2000)
const action = z.object({
  label: z.string().min(1).max(60),
  /** A path of this site; a secret comes after `#`, which browsers send to nobody. */
  path: z.string().regex(/^\/(?!\/)/),
})

/** A letter to somebody without an account. As with events, its reader may be older than its writer. */
export const sealedLetterSchema = z.object({
  to: z.email().max(254),
  subject: z.string().min(1).max(200),
  paragraphs: z.array(line).min(1).max(10),
  action: action.nullable(),
  notes: z.array(line).max(10),
  /** A path of this site: one POST to it ends such letters (RFC 8058), and so does the page behind its link. */
  leavePath: action.shape.path.optional(),
})
export type SealedLetter = z.output<typeof sealedLetterSchema>

/** Each service that writes to such people publishes an event of its own; identity reads them all. */
export const defineMailRequested = (publisher: string) =>
  defineEvent({
    publisher,
    noun: 'mail',
    verb: 'requested',
    version: 1,
    description: 'Somebody who has no account here should get a letter.',
    schema: z.object({
      /** Derived from its cause, so that the same cause published twice is the same mail. */
      mailId: z.uuid(),
      /** The letter, sealed with the key of students' answers because its address and its link are secrets. */
      sealed: z.string().min(1),
    }),
  })
