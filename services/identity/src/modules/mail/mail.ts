import type { Origin } from '@landfall/kit/observability/tracing'

/** What a template gives: one message in plain text and the same in HTML. */
export type MailContent = { subject: string; text: string; html: string }

/** An invitation for calendars: an iCalendar document and what they do with it. */
export type MailCalendar = { method: 'REQUEST' | 'CANCEL'; content: string }

export type StoredMail = MailContent & {
  id: string
  /** The request that asked for it; null in rows of an older version. */
  origin: Origin | null
  /** The notice that it brings; null for mails about the account itself. */
  noticeId?: string | null
  recipient: string
  messageId: string
  unsubscribeUrl?: string | null
  calendar?: MailCalendar | null
  /** It would be too late after the quiet hours, so it may come within them. */
  isUrgent?: boolean
  createdAt: Date
  /** When it is to be sent. */
  dueAt: Date
}

/** The fields of a mail that only its reader may have (its words, tokens and invitation), emptied. */
export const WIPED = { text: '', html: '', unsubscribeUrl: null, calendar: null } as const

/** A mail, or a request for one, whose job is lost. */
export type Overdue = Pick<StoredMail, 'id' | 'origin'>

/** A mail that this worker and no other may send now. */
export type ClaimedMail = Required<StoredMail>

/** How a mail ends: `dropped` when nobody wants it anymore. */
export type MailOutcome = 'sent' | 'kept' | 'failed' | 'dropped'

/** A mail as the development mailbox shows it. */
export type KeptMail = MailContent & { to: string; sentAt: Date }
