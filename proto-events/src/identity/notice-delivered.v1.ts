import { z } from 'zod'
import { defineEvent } from '../define-event.ts'
import { noticeTypeSchema } from '../notice-requested.ts'

export const NoticeDelivered = defineEvent({
  publisher: 'identity',
  noun: 'notice',
  verb: 'delivered',
  version: 1,
  description: 'What became of a requested notice is final: the proof of sending.',
  schema: z.object({
    noticeId: z.uuid(),
    userId: z.uuid(),
    type: noticeTypeSchema,
    /** The notice is in the person's list. */
    inApp: z.boolean(),
    mail: z.enum(['sent', 'not-wanted', 'unverified', 'failed']),
    /** The Message-ID of the sent mail. */
    messageId: z.string().nullable(),
    at: z.iso.datetime(),
  }),
})
