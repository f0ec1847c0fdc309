import type { Outbox } from '@landfall/kit/transaction/outbox'
import { NoticeRequested } from '@landfall/proto-events/applications/notice-requested.v1'
import { sweepRemindersJob } from '../../jobs/sweep-reminders.ts'
import type { ReminderPlanStore } from '../reminder/reminder-plan.store.ts'
import type { Notice } from '../reminder/reminder-notice.ts'
import type { SavedScholarshipStore } from '../saved-scholarship/saved-scholarship.store.ts'
import { SAVED_STATUSES } from '../saved-scholarship/saved-scholarship.ts'
import {
  deadlineOf,
  isHidden,
  type ScholarshipCopy,
} from '../scholarship-copy/scholarship-copy.ts'
import { closingNotice, deadlineChange, savedNotices } from './saved-notice.ts'

type Stores = {
  savedScholarships: SavedScholarshipStore
  reminderPlans: ReminderPlanStore
  outbox: Outbox
}

/**
 * Tells those who keep an award that it closed or that its deadline moved, and has their reminders
 * planned anew. @param now when the catalogue told of it
 */
export async function tellOfChange(
  tx: Stores,
  before: ScholarshipCopy,
  after: ScholarshipCopy,
  now: Date,
): Promise<void> {
  if (!isPlanningChanged(before, after)) return
  const notices = await noticesOf(tx, before, after, now)
  await tx.outbox.publishAll(
    NoticeRequested,
    notices.map((data) => ({ aggregateId: data.noticeId, version: 1, data })),
  )
  const asked = await tx.reminderPlans.askForScholarship(after.scholarshipId, now)
  if (asked > 0) await tx.outbox.enqueue(sweepRemindersJob, {})
}

async function noticesOf(
  { savedScholarships, reminderPlans }: Stores,
  before: ScholarshipCopy,
  after: ScholarshipCopy,
  now: Date,
): Promise<Notice[]> {
  const { scholarshipId } = after
  if (after.status === 'closed' && isToldOf(before, after)) {
    const keepers = await savedScholarships.findStudentsOf(scholarshipId, SAVED_STATUSES)
    return savedNotices(after, closingNotice(after), keepers, now)
  }
  if (after.status !== 'published') return []
  const change = deadlineChange(before, after, now)
  if (change.kind === 'none') return []
  const notApplied = await savedScholarships.findStudentsOf(scholarshipId, [
    'not_applied',
    'planned',
  ])
  if (change.kind === 'moved') return savedNotices(after, change.notice, notApplied, now)
  const askers = new Set(await reminderPlans.takeAskers(scholarshipId))
  const told = notApplied.filter((studentId) => askers.has(studentId))
  return savedNotices(after, change.notice, told, now)
}

/** That it closed, and also what moderators found of one that was closed before. */
function isToldOf(before: ScholarshipCopy, after: ScholarshipCopy): boolean {
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
