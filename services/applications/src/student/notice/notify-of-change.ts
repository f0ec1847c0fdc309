import type { Transaction } from '@landfall/kit/transaction/unit-of-work'
import { comingDeadline } from '@landfall/calendar/deadline'
import { NoticeRequested } from '@landfall/proto-events/applications/notice-requested.v1'
import { requestedNotice } from '@landfall/proto-events/notice-requested'
import { sweepRemindersJob } from '../../jobs/sweep-reminders.job.ts'
import { FAN_OUT_BATCH } from '../fan-out/fan-out.ts'
import { type FanOutStores, startFanOut } from '../fan-out/start-fan-out.ts'
import type { ReminderPlanStore } from '../reminder/reminder-plan.store.ts'
import type { SavedScholarshipStore } from '../saved-scholarship/saved-scholarship.store.ts'
import {
  SAVED_STATUSES,
  type SavedStatus,
  TO_APPLY,
} from '../saved-scholarship/saved-scholarship.ts'
import type { ScholarshipCopyStore } from '../scholarship-copy/scholarship-copy.store.ts'
import {
  deadlineOf,
  isHidden,
  type ScholarshipCopy,
} from '../scholarship-copy/scholarship-copy.ts'
import {
  announcement,
  deadlineChange,
  type NoticeText,
  savedNotices,
  TERMS_CHANGED,
  termsChange,
} from './saved-notice.ts'
import { closedNews, reopenedNotice, reopenedRemark } from './status-notice.ts'

type Stores = FanOutStores & {
  savedScholarships: SavedScholarshipStore
  reminderPlans: ReminderPlanStore
}

/** A scholarship before and after a change, for those who saved it. */
export type ChangeOfScholarship = {
  before: ScholarshipCopy
  after: ScholarshipCopy
  /** ISO 8601, when the catalog changed it. */
  at: string
  /** Its requirements changed. */
  asksOtherwise?: boolean
}

/** Has the sweep replan the reminders of everybody who saved a scholarship. */
export async function replanForAll(
  tx: Transaction<Pick<Stores, 'reminderPlans'>>,
  scholarshipId: string,
  now: Date,
): Promise<void> {
  const asked = await tx.reminderPlans.askForScholarship(scholarshipId, now)
  if (asked > 0) await tx.outbox.enqueue(sweepRemindersJob, {})
}

/**
 * Tells those who saved a scholarship that it closed or opened, that its deadline moved, or that its amount or where
 * to apply changed, and has their reminders replanned. @param now when catalog published it
 */
export async function notifyOfChange(
  tx: Transaction<Stores>,
  before: ScholarshipCopy,
  after: ScholarshipCopy,
  now: Date,
): Promise<void> {
  const isReplanned = isPlanningChanged(before, after)
  if (!isReplanned && termsChange(before, after) === null) return
  const payload: ChangeOfScholarship = { before, after, at: now.toISOString() }
  await startFanOut(tx, { kind: 'change', payload, now, step: notifyNextSavers })
  if (isReplanned) await replanForAll(tx, after.scholarshipId, now)
}

/**
 * Tells those who saved an organization's scholarship that its requirements changed, once per version. Listings from
 * elsewhere send no such notices: sources are read again and reworded often.
 * @param o.version catalog's version of the change
 */
export async function notifyOfAsks(
  tx: Transaction<Stores & { scholarshipCopies: Pick<ScholarshipCopyStore, 'find'> }>,
  o: { scholarshipId: string; version: number; now: Date },
): Promise<void> {
  const copy = await tx.scholarshipCopies.find(o.scholarshipId)
  if (copy === null || copy.ownerId === null) return
  const [after, at] = [{ ...copy, version: o.version }, o.now.toISOString()]
  const payload: ChangeOfScholarship = { before: copy, after, at, asksOtherwise: true }
  await startFanOut(tx, { kind: 'change', payload, now: o.now, step: notifyNextSavers })
}

/** Requests the notices of the next students in the order of their ids; the position is the last student's id. */
export async function notifyNextSavers(
  tx: Transaction<Stores>,
  change: ChangeOfScholarship,
  position: string | null,
): Promise<string | null> {
  const { after } = change
  const now = new Date(change.at)
  const planned = plannedNoticeOf(change, now)
  if (planned === null) return null
  const keepers = await tx.savedScholarships.findKeepersOf(after.scholarshipId, {
    // Students who applied for the last round, or were rejected, may have asked to be told of the next.
    statuses: planned.asked === null ? planned.statuses : SAVED_STATUSES,
    after: position,
    limit: FAN_OUT_BATCH,
  })
  const all = keepers.map(({ studentId }) => studentId)
  const askers = new Set(await askersOf(tx, after, planned.asked, all))
  const students = keepers.flatMap(({ studentId, applicationStatus }) =>
    planned.statuses.includes(applicationStatus) ? [studentId] : [],
  )
  const others = students.filter((id) => !askers.has(id))
  const notices = [
    ...noticesOf(after, planned.asked?.notice, [...askers], now),
    ...noticesOf(after, planned.notice, others, now),
    ...noticesOf(after, planned.terms, students, now),
  ]
  await tx.outbox.publishAll(NoticeRequested, notices.map(requestedNotice))
  return all.length < FAN_OUT_BATCH ? null : (all.at(-1) ?? null)
}

/** Students who asked for the next deadline; the wish is removed once the date itself is announced. */
async function askersOf(
  { reminderPlans }: Stores,
  { scholarshipId }: ScholarshipCopy,
  asked: Asked | null,
  students: readonly string[],
): Promise<string[]> {
  if (asked === null) return []
  return asked.isFulfilled
    ? reminderPlans.takeAskers(scholarshipId, students)
    : reminderPlans.findAskers(scholarshipId, students)
}

function noticesOf(
  scholarship: ScholarshipCopy,
  notice: NoticeText | null | undefined,
  recipients: readonly string[],
  now: Date,
) {
  return notice ? savedNotices(scholarship, notice, recipients, now) : []
}

/** For those who asked to be told of the next deadline, whatever happened to their last application. */
type Asked = { notice: NoticeText; isFulfilled: boolean }

type PlannedNotice = {
  statuses: readonly SavedStatus[]
  /** Null if only those who asked are told. */
  notice: NoticeText | null
  /** Sent to those who asked, instead of the notice. */
  asked: Asked | null
  /** Sent in addition. */
  terms?: NoticeText
}

function plannedNoticeOf(change: ChangeOfScholarship, now: Date): PlannedNotice | null {
  const { before, after } = change
  if (after.status === 'closed') {
    const notice = closedNews(before, after)
    return notice && { notice, statuses: SAVED_STATUSES, asked: null }
  }
  if (after.status !== 'published') return null
  if (before.status !== 'published') return reopening(before, after, now)
  const planned = ofDeadline(before, after, now)
  const terms = change.asksOtherwise ? TERMS_CHANGED : termsChange(before, after)
  if (terms === null) return planned
  return { statuses: TO_APPLY, notice: null, asked: null, ...planned, terms }
}

function ofDeadline(
  before: ScholarshipCopy,
  after: ScholarshipCopy,
  now: Date,
): PlannedNotice | null {
  const change = deadlineChange(before, after, now)
  if (change.kind === 'none') return null
  if (change.kind !== 'moved') {
    const asked = { notice: change.notice, isFulfilled: change.kind === 'announced' }
    return { notice: null, statuses: TO_APPLY, asked }
  }
  const wasKnown =
    before.deadlinePrecision === 'exact' && comingDeadline(deadlineOf(before), now) !== null
  const asked = wasKnown ? null : announced(after, now)
  return { notice: change.notice, statuses: TO_APPLY, asked }
}

/** Ignores what the deadline was: organizations change it before they publish the award again. */
function reopening(
  before: ScholarshipCopy,
  after: ScholarshipCopy,
  now: Date,
): PlannedNotice {
  return {
    notice: reopenedNotice(before, after, now),
    // A warning went to everybody, and so does its end.
    statuses: isHidden(before) ? SAVED_STATUSES : TO_APPLY,
    asked: announced(after, now, [reopenedRemark(before)]),
  }
}

function announced(
  after: ScholarshipCopy,
  now: Date,
  remarks: readonly string[] = [],
): Asked | null {
  const deadline = comingDeadline(deadlineOf(after), now)
  if (deadline?.precision !== 'exact') return null
  return { notice: announcement(deadline, now, remarks), isFulfilled: true }
}

function isPlanningChanged(before: ScholarshipCopy, after: ScholarshipCopy): boolean {
  const [old, next] = [deadlineOf(before), deadlineOf(after)]
  return (
    before.status !== after.status ||
    before.closedReason !== after.closedReason ||
    old.date !== next.date ||
    old.precision !== next.precision ||
    old.timeZone !== next.timeZone
  )
}
