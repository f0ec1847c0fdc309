import { z } from 'zod'
import { defineEvent } from '../define-event.ts'

export const PreferencesSaved = defineEvent({
  publisher: 'identity',
  noun: 'preferences',
  verb: 'saved',
  version: 1,
  description:
    'The time zone or the language of a person, at registration and at each change.',
  schema: z.object({
    userId: z.uuid(),
    /** IANA name, for example Asia/Kolkata. */
    timeZone: z.string().min(1).max(64),
    /** BCP 47. */
    locale: z.string().min(1).max(35),
  }),
})
