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

const WEEK_MS = 7 * 24 * 60 * 60_000

/** A week before the day's morning, then on it; null after both. @param morning of the day */
export function nextReportReminder(morning: Date, now: Date): Date | null {
  const before = new Date(morning.getTime() - WEEK_MS)
  if (now < before) return before
  return now < morning ? morning : null
}
