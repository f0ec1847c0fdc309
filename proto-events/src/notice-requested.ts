import { z } from 'zod'
import { defineEvent } from './define-event.ts'

/**
 * The type of a notice, such as `deadline-reminder`, by which people choose what reaches them and how. Any word
 * passes: a service may publish a new type before identity knows it.
 */
export const noticeTypeSchema = z
  .string()
  .max(60)
  .regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/)

/**
 * An entry for the recipient's calendar, which goes with the mail as an invitation (RFC 5546): one with the same uid
 * and a higher sequence replaces it, `CANCEL` removes it.
 */
export const calendarInvitationSchema = z.object({
  method: z.enum(['REQUEST', 'CANCEL']),
  uid: z.string().min(1).max(200),
  sequence: z.int().nonnegative(),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  title: z.string().min(1).max(160),
  description: z.string().max(2000),
})
export type CalendarInvitation = z.output<typeof calendarInvitationSchema>

/** News for one person; identity decides by the person's choices how they hear of it. */
export const noticeRequestedSchema = z.object({
  /** Derived from its cause, so that the same cause published twice is the same notice. */
  noticeId: z.uuid(),
  userId: z.uuid(),
  type: noticeTypeSchema,
  title: z.string().min(1).max(160),
  /** Plain text; a blank line separates paragraphs, lines that begin with "- " are a list. */
  body: z.string().max(2000),
  /** A path of this site. */
  link: z.string().regex(/^\/(?!\/)/),
  linkLabel: z.string().min(1).max(60),
  occurredAt: z.iso.datetime(),
  /** After the quiet hours it would be too late: it may come within them. */
  isUrgent: z.boolean(),
  calendar: calendarInvitationSchema.optional(),
})

/** Makes the fact for `outbox.publish`. */
export function requestedNotice<Notice extends { noticeId: string }>(data: Notice) {
  return { aggregateId: data.noticeId, version: 1, data }
}

/** Each service with news for people publishes an event of its own; identity reads them all. */
export const defineNoticeRequested = (publisher: string) =>
  defineEvent({
    publisher,
    noun: 'notice',
    verb: 'requested',
    version: 1,
    description: 'Somebody should hear of something.',
    schema: noticeRequestedSchema,
  })
