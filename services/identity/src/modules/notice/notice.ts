import type { NoticeType } from './notice-types.ts'
import { wantedOf, type NoticeChoices } from './notice-choices.ts'

/** One notice of a person, as shown in their list. */
export type Notice = {
  id: string
  userId: string
  type: NoticeType
  title: string
  /** Plain text; a blank line parts paragraphs. */
  body: string
  /** A path of this site. */
  link: string
  linkLabel: string
  occurredAt: Date
  readAt: Date | null
}

/** Whom a notice is for, and what decides how it reaches them. */
export type Addressee = {
  userId: string
  firstName: string
  email: string
  isEmailVerified: boolean
  isActive: boolean
  noticeChoices: NoticeChoices
  hasQuietHours: boolean
  quietFrom: number
  quietUntil: number
  timeZone: string
}

/** A notice whose mail is about to be sent, with what has been chosen until now. */
export type NoticeMail = Addressee & { noticeId: string; type: NoticeType }

export type MailDecision = 'wanted' | 'not-wanted' | 'unverified'
/** The outcome of the mail: a `MailDecision`, or the result of sending. */
export type MailFate = 'waiting' | 'sent' | 'not-wanted' | 'unverified' | 'failed'

/** Whether a notice of a type goes out by mail. An address that nobody has proved gets none. */
export function mailDecision(
  addressee: Pick<Addressee, 'isActive' | 'isEmailVerified' | 'noticeChoices'>,
  type: NoticeType,
): MailDecision {
  if (!addressee.isActive) return 'not-wanted'
  if (!wantedOf(addressee.noticeChoices, type).mail) return 'not-wanted'
  return addressee.isEmailVerified ? 'wanted' : 'unverified'
}
