import { pendingAfterMove } from '@landfall/calendar/deadline'
import { personZone } from '@landfall/calendar/zone'
import type { Clock } from '@landfall/kit/core/clock'
import { inBatches } from '@landfall/kit/core/in-batches'
import type { Transaction, UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import type { ScholarshipCopyStore } from '../../student/scholarship-copy/scholarship-copy.store.ts'
import type { StudentZoneStore } from '@landfall/kit/database/student-zones'
import type { ApplicationStore } from '../application/application.store.ts'
import type { ApplicationChange } from '../application/record-application.ts'
import {
  type AnswerReminder,
  answerReminderOf,
  nextAnswerReminder,
} from './answer-reminder.ts'
import type { AnswerReminderStore } from './answer-reminder.store.ts'
import { publishAnswerReminder } from './application-notice.ts'

const BATCH = 100

type Planning = {
  answerReminders: AnswerReminderStore
  studentZones: StudentZoneStore
}
type Needed = Planning & {
  applications: ApplicationStore
  scholarshipCopies: ScholarshipCopyStore
}

/** Plans the reminder to answer a request for information by its day; removes it once no answer is awaited. */
export async function planAnswerReminder(
  tx: Planning,
  { before, after, dueOn = null }: ApplicationChange,
  now: Date,
): Promise<void> {
  if (before?.state === after?.state) return
  if (before?.state === 'more_info') await tx.answerReminders.remove(before.id)
  if (after?.state !== 'more_info' || dueOn === null) return
  const { id: applicationId, studentId, version } = after
  const zone = personZone(await tx.studentZones.find(studentId))
  await planNext(tx, { applicationId, studentId, version, dueOn }, zone, now)
}

/** Replans a student's reminders after their time zone has changed. */
export async function moveAnswerReminders(
  tx: Planning,
  studentId: string,
  zones: { from: string; to: string },
  now: Date,
): Promise<void> {
  for (const one of await tx.answerReminders.lockAll(studentId))
    await planNext(tx, one, zones.to, pendingAfterMove(one.remindAt, zones, now))
}

async function planNext(
  { answerReminders }: Planning,
  asked: Omit<AnswerReminder, 'remindAt'>,
  zone: string,
  after: Date,
): Promise<void> {
  const lastDay = { date: asked.dueOn, timeZone: zone }
  const remindAt = nextAnswerReminder(lastDay, zone, after)
  if (remindAt === null) await answerReminders.remove(asked.applicationId)
  else await answerReminders.save({ ...asked, remindAt })
}

/**
 * Reminds students to answer owners' requests: on the mornings of some days before the last day, and of the day
 * itself. Several processes may run at once.
 * @returns how many mornings had come
 */
export function makeRemindToAnswer<S extends Needed>(o: {
  unitOfWork: UnitOfWork<S>
  clock: Clock
}) {
  return async function remindToAnswer(): Promise<number> {
    return inBatches(BATCH, ({ size, failed, begin }) =>
      o.unitOfWork(async (tx) => {
        const now = o.clock.now()
        const due = await tx.answerReminders.claimDue(now, size, failed)
        begin(due.map(({ applicationId }) => applicationId))
        const students = [...new Set(due.map(({ studentId }) => studentId))]
        const zones = await tx.studentZones.findAll(students)
        for (const one of due)
          await remindOf(tx, one, personZone(zones.get(one.studentId)), now)
        return due.length
      }),
    )
  }
}

async function remindOf<S extends Needed>(
  tx: Transaction<S>,
  asked: AnswerReminder,
  zone: string,
  now: Date,
): Promise<void> {
  const { studentId, applicationId, dueOn } = asked
  const reminder = answerReminderOf(dueOn, zone, now)
  const application = await tx.applications.find(studentId, applicationId)
  if (reminder && application) {
    const copy = await tx.scholarshipCopies.find(application.scholarshipId)
    const title = copy?.title ?? 'your scholarship'
    await publishAnswerReminder(tx, { ...asked, ...reminder, title, now })
  }
  await planNext(tx, asked, zone, now)
}
