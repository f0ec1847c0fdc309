import type { Transaction } from '@landfall/kit/transaction/unit-of-work'
import { NoticeRequested } from '@landfall/proto-events/applications/notice-requested.v1'
import { requestedNotice } from '@landfall/proto-events/notice-requested'
import { sweepRemindersJob } from '../../jobs/sweep-reminders.job.ts'
import { FAN_OUT_BATCH } from '../fan-out/fan-out.ts'
import { type FanOutStores, startFanOut } from '../fan-out/start-fan-out.ts'
import type { ReminderPlanStore } from '../reminder/reminder-plan.store.ts'
import type { SavedScholarshipStore } from '../saved-scholarship/saved-scholarship.store.ts'
import { SAVED_STATUSES, type SavedStatus } from '../saved-scholarship/saved-scholarship.ts'
import {
  deadlineOf,
  isHidden,
  type ScholarshipCopy,
} from '../scholarship-copy/scholarship-copy.ts'
import {
  type NoticeText,
  closingNotice,
  deadlineChange,
  savedNotices,
} from './saved-notice.ts'

type Stores = FanOutStores & {
  savedScholarships: SavedScholarshipStore
  reminderPlans: ReminderPlanStore
}

/** A scholarship as it was and as it is, for those who saved it. `at`: ISO 8601, when the catalog changed it. */
export type ChangeOfScholarship = {
  before: ScholarshipCopy
  after: ScholarshipCopy
  at: string
}

/** Has the reminders of everybody who saved a scholarship planned anew; the sweep does it. */
export async function replanForAll(
  tx: Transaction<Pick<Stores, 'reminderPlans'>>,
  scholarshipId: string,
  now: Date,
): Promise<void> {
  const asked = await tx.reminderPlans.askForScholarship(scholarshipId, now)
  if (asked > 0) await tx.outbox.enqueue(sweepRemindersJob, {})
}

/**
 * Tells those who keep a scholarship that it closed or that its deadline moved, and has their reminders
 * planned anew. @param now when the catalog told of it
 */
export async function notifyOfChange(
  tx: Transaction<Stores>,
  before: ScholarshipCopy,
  after: ScholarshipCopy,
  now: Date,
): Promise<void> {
  if (!isPlanningChanged(before, after)) return
  const payload: ChangeOfScholarship = { before, after, at: now.toISOString() }
  await startFanOut(tx, { kind: 'change', payload, now, step: notifyNextSavers })
  await replanForAll(tx, after.scholarshipId, now)
}

/** Asks for the notices of the next students in the order of their ids; the position is the last one's. */
export async function notifyNextSavers(
  tx: Transaction<Stores>,
  { before, after, at }: ChangeOfScholarship,
  position: string | null,
): Promise<string | null> {
  const now = new Date(at)
  const planned = plannedNoticeOf(before, after, now)
  if (planned === null) return null
  const students = await tx.savedScholarships.findStudentsOf(after.scholarshipId, {
    statuses: planned.statuses,
    after: position,
    limit: FAN_OUT_BATCH,
  })
  const recipients = planned.isAskedFor
    ? await tx.reminderPlans.takeAskers(after.scholarshipId, students)
    : students
  const notices = savedNotices(after, planned.notice, recipients, now)
  await tx.outbox.publishAll(NoticeRequested, notices.map(requestedNotice))
  return students.length < FAN_OUT_BATCH ? null : (students.at(-1) ?? null)
}

type PlannedNotice = {
  notice: NoticeText
  statuses: readonly SavedStatus[]
  /** Only those who asked to be told. */
  isAskedFor: boolean
}

function plannedNoticeOf(
  before: ScholarshipCopy,
  after: ScholarshipCopy,
  now: Date,
): PlannedNotice | null {
  if (after.status === 'closed' && isNews(before, after))
    return { notice: closingNotice(after), statuses: SAVED_STATUSES, isAskedFor: false }
  if (after.status !== 'published') return null
  const change = deadlineChange(before, after, now)
  if (change.kind === 'none') return null
  const isAskedFor = change.kind === 'announced'
  return { notice: change.notice, statuses: ['not_applied', 'planned'], isAskedFor }
}

/** That it closed, and also what moderators found of one that was closed before. */
function isNews(before: ScholarshipCopy, after: ScholarshipCopy): boolean {
  if (before.status === 'published') return true
  return isHidden(after) && before.closedReason !== after.closedReason
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
