import { z } from 'zod'

/** What a notice is about; people choose by these what reaches them and how. */
export const NOTICE_TYPES = [
  'deadline-reminder',
  'saved-search',
  'saved-search-digest',
  'saved-closed',
  'saved-changed',
  'listing-moderated',
  'sync-held',
  'source-stale',
] as const

export type NoticeType = (typeof NOTICE_TYPES)[number]

/** Something that one person should hear of; identity decides how, by the person's choices. */
export const noticeRequestedSchema = z.strictObject({
  /** Made from its cause, so that the same cause told twice is the same notice. */
  noticeId: z.uuid(),
  userId: z.uuid(),
  type: z.enum(NOTICE_TYPES),
  title: z.string().min(1).max(160),
  /** Plain text; a blank line parts paragraphs. */
  body: z.string().max(2000),
  /** A path of this site. */
  link: z.string().regex(/^\/(?!\/)/),
  linkLabel: z.string().min(1).max(60),
  occurredAt: z.iso.datetime(),
  /** Too late after the quiet hours: it may come within them. */
  isUrgent: z.boolean(),
})
