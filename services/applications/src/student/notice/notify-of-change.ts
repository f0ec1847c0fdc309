import type { Transaction } from '@landfall/kit/transaction/unit-of-work'
import { NoticeRequested } from '@landfall/proto-events/applications/notice-requested.v1'
import { requestedNotice } from '@landfall/proto-events/notice-requested'
import { sweepRemindersJob } from '../../jobs/sweep-reminders.job.ts'
import { FAN_OUT_BATCH } from '../fan-out/fan-out.ts'
import { type FanOutStores, startFanOut } from '../fan-out/start-fan-out.ts'
import type { ReminderPlanStore } from '../reminder/reminder-plan.store.ts'
import type { SavedScholarshipStore } from '../saved-scholarship/saved-scholarship.store.ts'
import { SAVED_STATUSES, type SavedStatus } from '../saved-scholarship/saved-scholarship.ts'
import type { ScholarshipCopyStore } from '../scholarship-copy/scholarship-copy.store.ts'
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
  TERMS_CHANGED,
  termsChange,
} from './saved-notice.ts'

type Stores = FanOutStores & {
  savedScholarships: SavedScholarshipStore
  reminderPlans: ReminderPlanStore
}

/** A scholarship as it was and as it is, for those who saved it. */
export type ChangeOfScholarship = {
  before: ScholarshipCopy
  after: ScholarshipCopy
  /** ISO 8601, when the catalog changed it. */
  at: string
  /** It asks something else of students. */
  asksOtherwise?: boolean
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
 * Tells those who keep a scholarship that it closed, that its deadline moved, or that it pays something else or is
 * applied for elsewhere, and has their reminders planned anew. @param now when the catalog told of it
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
 * Tells those who keep an organization's scholarship that it asks something else, and nobody twice of what one version
 * changed. Of listings from elsewhere nothing is told: they are read anew, and worded otherwise, often.
 * @param o.version the catalog's, of the change
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

/** Asks for the notices of the next students in the order of their ids; the position is the last one's. */
export async function notifyNextSavers(
  tx: Transaction<Stores>,
  change: ChangeOfScholarship,
  position: string | null,
): Promise<string | null> {
  const { after } = change
  const now = new Date(change.at)
  const { statuses, notices } = plannedNoticesOf(change, now)
  if (notices.length === 0) return null
  const students = await tx.savedScholarships.findStudentsOf(after.scholarshipId, {
    statuses,
    after: position,
    limit: FAN_OUT_BATCH,
  })
  for (const { notice, isAskedFor } of notices) {
    const recipients = isAskedFor
      ? await tx.reminderPlans.takeAskers(after.scholarshipId, students)
      : students
    const told = savedNotices(after, notice, recipients, now)
    await tx.outbox.publishAll(NoticeRequested, told.map(requestedNotice))
  }
  return students.length < FAN_OUT_BATCH ? null : (students.at(-1) ?? null)
}

type PlannedNotice = {
  notice: NoticeText
  /** Only those who asked to be told. */
  isAskedFor: boolean
}
type Planned = { statuses: readonly SavedStatus[]; notices: PlannedNotice[] }

const toAll = (notice: NoticeText): PlannedNotice => ({ notice, isAskedFor: false })

function plannedNoticesOf(change: ChangeOfScholarship, now: Date): Planned {
  const { before, after } = change
  if (after.status === 'closed' && isNews(before, after))
    return { statuses: SAVED_STATUSES, notices: [toAll(closingNotice(after))] }
  const notices: PlannedNotice[] = []
  if (after.status === 'published') {
    const deadline = deadlineChange(before, after, now)
    if (deadline.kind !== 'none')
      notices.push({ ...toAll(deadline.notice), isAskedFor: deadline.kind === 'announced' })
    const terms = change.asksOtherwise ? TERMS_CHANGED : termsChange(before, after)
    if (terms) notices.push(toAll(terms))
  }
  return { statuses: ['not_applied', 'planned'], notices }
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
