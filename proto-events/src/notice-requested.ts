import { z } from 'zod'
import { defineEvent } from './define-event.ts'

/**
 * What a notice is about, such as `deadline-reminder`; people choose by it what reaches them and how.
 * Any word passes: a service may tell of something new before identity knows the word.
 */
export const noticeTypeSchema = z
  .string()
  .max(60)
  .regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/)

/**
 * An entry for the calendar of who is told, which goes with the mail as an invitation (RFC 5546): another one
 * with its uid and a higher sequence replaces it, `CANCEL` removes it.
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

/** Something that one person should hear of; identity decides how, by the person's choices. */
export const noticeRequestedSchema = z.object({
  /** Made from its cause, so that the same cause told twice is the same notice. */
  noticeId: z.uuid(),
  userId: z.uuid(),
  type: noticeTypeSchema,
  title: z.string().min(1).max(160),
  /** Plain text; a blank line parts paragraphs, lines that begin with "- " are a list. */
  body: z.string().max(2000),
  /** A path of this site. */
  link: z.string().regex(/^\/(?!\/)/),
  linkLabel: z.string().min(1).max(60),
  occurredAt: z.iso.datetime(),
  /** Too late after the quiet hours: it may come within them. */
  isUrgent: z.boolean(),
  calendar: calendarInvitationSchema.optional(),
})

/** What `outbox.publish` takes. */
export function requestedNotice<Notice extends { noticeId: string }>(data: Notice) {
  return { aggregateId: data.noticeId, version: 1, data }
}

/** Each service that has something to tell publishes its own; identity reads them all. */
export const defineNoticeRequested = (publisher: string) =>
  defineEvent({
    publisher,
    noun: 'notice',
    verb: 'requested',
    version: 1,
    description: 'Somebody should hear of something.',
    schema: noticeRequestedSchema,
  })
