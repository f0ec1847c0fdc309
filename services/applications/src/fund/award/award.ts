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
  /** From the owner's own books, such as the number of a transfer. */
  reference: string | null
  /** The entry of the ledger, while it is paid. */
  entryId: string | null
  /** When the student said that it came. */
  receivedAt: Date | null
}

/** A report that the owner wants from the recipient by a day. */
export type Report = {
  id: string
  offerId: string
  studentId: string
  /** YYYY-MM-DD */
  dueOn: string
  text: string | null
  writtenAt: Date | null
  /** When to remind the student next; null: not needed. */
  remindAt: Date | null
}

export type PlannedInstalment = Pick<Instalment, 'dueOn' | 'amountMinor'>

/** Whether the plan and what is already paid together stay within the award. */
export function fitsAward(
  awardMinor: bigint,
  paid: readonly Pick<Instalment, 'amountMinor'>[],
  planned: readonly PlannedInstalment[],
): boolean {
  return [...paid, ...planned].reduce((sum, one) => sum + one.amountMinor, 0n) <= awardMinor
}

/** Days before the due day on which to remind. */
const REMINDED_DAYS: readonly number[] = [7, 0]

/** The next morning in the student's zone to remind of a report; null when none is left. */
export function nextReportReminder(
  dueOn: string,
  studentZone: string,
  now: Date,
): Date | null {
  return firstAfter(now, morningsBefore(dueOn, REMINDED_DAYS, studentZone))
}
