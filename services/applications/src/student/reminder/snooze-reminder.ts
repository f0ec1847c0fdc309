import type { Clock } from '@landfall/kit/core/clock'
import { isUuid } from '@landfall/kit/core/ids'
import {
  conflict,
  notFound,
  type Problem,
  validationFailed,
} from '@landfall/kit/core/problems'
import { err, ok, type Result } from '@landfall/kit/core/result'
import type { StudentRef } from '@landfall/kit/identity/student-policy'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import { comingDeadline, endOfDeadline, nextMorning } from '@landfall/calendar/deadline'
import { deadlineOf } from '../scholarship-copy/scholarship-copy.ts'
import { personZone } from '@landfall/calendar/zone'
import type { PlanningStores } from './replan-reminders.ts'
import type { SnoozeReminderInput } from './reminder.input.ts'
import { isHidden, newReminder, type Reminder } from './reminder.ts'

type Deps = { unitOfWork: UnitOfWork<PlanningStores>; clock: Clock; newId: () => string }

const HOUR_MS = 3_600_000

/**
 * Repeats a reminder that went out: in an hour, tomorrow at 09:00 or in three days. Snoozing again before that moves
 * the same one. Expected failures: NotFound, Conflict (it has not gone out), ValidationFailed (after the deadline).
 */
export function makeSnoozeReminder({ unitOfWork, clock, newId }: Deps) {
  return async function snoozeReminder(
    { studentId }: StudentRef,
    { id, length }: SnoozeReminderInput,
  ): Promise<Result<Reminder, Problem>> {
    if (!isUuid(id)) return err(notFound('reminder'))

    return unitOfWork(async (tx) => {
      const reminder = await tx.reminders.find(studentId, id)
      if (!reminder || isHidden(reminder)) return err(notFound('reminder'))
      if (reminder.status === 'planned')
        return err(conflict('This reminder has not been sent yet.'))
      const { scholarshipId, customMessage } = reminder
      const saved = await tx.savedScholarships.lockByScholarship(studentId, scholarshipId)
      const copy = await tx.scholarshipCopies.find(scholarshipId)
      if (!saved || !copy) return err(notFound('saved scholarship'))
      const now = clock.now()
      const deadline = comingDeadline(deadlineOf(copy), now)
      if (!deadline) return err(conflict('The deadline of this scholarship has passed.'))
      const zone = personZone(await tx.studentZones.find(studentId))
      const reminderDate = snoozedUntil(length, now, zone)
      if (deadline.precision === 'exact' && reminderDate >= endOfDeadline(deadline))
        return err(tooLate())
      const open = await tx.reminders.findSnooze(studentId, id)
      const snoozed = open
        ? { ...open, reminderDate }
        : newReminder(
            { studentId, scholarshipId },
            {
              id: newId(),
              reminderType: 'snooze',
              reminderDate,
              deadlineDate: deadline.date,
              customMessage,
              snoozedFrom: id,
              createdAt: now,
            },
          )
      await tx.reminders.putOpen([snoozed])
      return ok(snoozed)
    })
  }
}

function snoozedUntil(
  length: SnoozeReminderInput['length'],
  now: Date,
  zone: string,
): Date {
  switch (length) {
    case 'hour':
      return new Date(now.getTime() + HOUR_MS)
    case 'tomorrow':
      return nextMorning(now, zone)
    case 'three-days':
      return nextMorning(now, zone, 3)
  }
}

function tooLate(): Problem {
  const message = 'The deadline is before that. Please choose a shorter time.'
  return validationFailed([{ path: ['length'], message }])
}
