import { firstAfter, morningsBefore } from '@landfall/calendar/deadline'

/** One part of an accepted award, as it is planned and then recorded; the owner pays outside of this site. */
export type Instalment = {
  id: string
  offerId: string
  /** YYYY-MM-DD */
  dueOn: string
  /** In the currency's smallest unit. */
  amountMinor: bigint
  /** YYYY-MM-DD; null while it is not paid. */
  paidOn: string | null
  /** Of the owner's own books, such as the number of a transfer. */
  reference: string | null
  /** The entry of the ledger, while it is paid. */
  entryId: string | null
  /** When the student said that it came. */
  receivedAt: Date | null
}

/** What the owner wants to hear from who was awarded, by a day. */
export type Report = {
  id: string
  offerId: string
  studentId: string
  /** YYYY-MM-DD */
  dueOn: string
  text: string | null
  writtenAt: Date | null
  /** When the student is to be reminded next; null: need not be. */
  remindAt: Date | null
}

export type PlannedInstalment = Pick<Instalment, 'dueOn' | 'amountMinor'>

/** Whether the plan, with what is paid already, stays within the award. */
export function fitsAward(
  awardMinor: bigint,
  paid: readonly Pick<Instalment, 'amountMinor'>[],
  planned: readonly PlannedInstalment[],
): boolean {
  return [...paid, ...planned].reduce((sum, one) => sum + one.amountMinor, 0n) <= awardMinor
}

/** A week before the day, and on it. */
const REMINDED_DAYS: readonly number[] = [7, 0]

/** The next morning of the student's clock to remind of a report; null when none is left. */
export function nextReportReminder(
  dueOn: string,
  studentZone: string,
  now: Date,
): Date | null {
  return firstAfter(now, morningsBefore(dueOn, REMINDED_DAYS, studentZone))
}
