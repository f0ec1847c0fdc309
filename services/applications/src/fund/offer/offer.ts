import { nextAnswerReminder } from '../../application/submission/answer-reminder.ts'

export const OFFER_STATES = [
  'offered',
  'accepted',
  'declined',
  'lapsed',
  'withdrawn',
  'ended',
] as const
export type OfferState = (typeof OFFER_STATES)[number]

/** One award that was offered to one applicant, and what became of it. */
export type Offer = {
  id: string
  applicationId: string
  fundId: string
  /** The organization. */
  ownerId: string
  studentId: string
  scholarshipId: string
  /** In the currency's smallest unit. */
  amountMinor: bigint
  currency: string
  /** `ended`: accepted, and what was not paid went back to the fund. */
  state: OfferState
  /** YYYY-MM-DD; ends with its day in `timeZone`. */
  answerBy: string
  timeZone: string
  answerEndsAt: Date
  /** When to remind the student to answer; null: already reminded, or not needed. */
  remindAt: Date | null
  message: string | null
  offeredBy: string
  offeredAt: Date
  /** When it was answered, withdrawn, lapsed or ended. */
  closedAt: Date | null
  /** A note by whoever closed it, for the other side. */
  closingNote: string | null
  /** YYYY-MM-DD of the proof that the owner saw, and what it was. */
  enrollmentConfirmedOn: string | null
  enrollmentEvidence: string | null
  thanks: string | null
  thankedAt: Date | null
  /** Grows with each change. */
  version: number
}

/** The next morning in the student's zone to remind of an open offer; null when none is left. */
export function nextOfferReminder(
  { answerBy, timeZone }: Pick<Offer, 'answerBy' | 'timeZone'>,
  studentZone: string,
  now: Date,
): Date | null {
  return nextAnswerReminder({ date: answerBy, timeZone }, studentZone, now)
}
