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
import { comingDeadline, endOfDeadline, morningOf } from '@landfall/calendar/deadline'
import { canBeSaved, deadlineOf } from '../scholarship-copy/scholarship-copy.ts'
import { personZone } from '@landfall/calendar/zone'
import type { PlanningStores } from './replan-reminders.ts'
import type {
  CreateReminderInput,
  ReminderDateInput,
  UpdateReminderInput,
} from './reminder.input.ts'
import { isHidden, isOpen, newReminder, type Reminder } from './reminder.ts'
import type { SavedKey } from '../saved-scholarship/saved-scholarship.ts'

type Deps = { unitOfWork: UnitOfWork<PlanningStores>; clock: Clock; newId: () => string }

/** As many as anybody could want for one award. */
const MAX_OWN_REMINDERS = 20
const NOT_SHOWN =
  'This scholarship is currently not shown, so there is nothing to remind you of.'

/**
 * Plans a reminder at a time that the student chose. Expected failures: NotFound (not saved), ValidationFailed (past,
 * or after the deadline), Conflict (too many, or the award is not shown).
 */
export function makeCreateReminder({ unitOfWork, clock, newId }: Deps) {
  return async function createReminder(
    { studentId }: StudentRef,
    input: CreateReminderInput,
  ): Promise<Result<Reminder, Problem>> {
    const { scholarshipId, customMessage = null } = input
    if (!isUuid(scholarshipId)) return err(notFound('saved scholarship'))
    const award = { studentId, scholarshipId }

    return unitOfWork(async (tx) => {
      const saved = await tx.savedScholarships.lockByScholarship(studentId, scholarshipId)
      if (!saved) return err(notFound('saved scholarship'))
      const existing = await tx.reminders.findOfSaved([award])
      const open = existing.filter(
        (reminder) => reminder.reminderType === 'own' && isOpen(reminder),
      )
      if (open.length >= MAX_OWN_REMINDERS)
        return err(
          conflict(
            `You have ${MAX_OWN_REMINDERS} reminders of your own for this, which is the most. Remove one to add another.`,
          ),
        )
      const due = await dueAt(tx, award, input.reminderDate, clock.now())
      if (!due.ok) return due
      const reminder = newReminder(award, {
        id: newId(),
        reminderType: 'own',
        customMessage,
        createdAt: clock.now(),
        ...due.value,
      })
      await tx.reminders.putOpen([reminder])
      return ok(reminder)
    })
  }
}

/**
 * Moves a planned reminder of the student's own or changes its note.
 * Expected failures: NotFound, Conflict (it follows from the deadline, or went out), ValidationFailed.
 */
export function makeUpdateReminder({ unitOfWork, clock }: Omit<Deps, 'newId'>) {
  return async function updateReminder(
    { studentId }: StudentRef,
    { id, reminderDate, customMessage }: UpdateReminderInput,
  ): Promise<Result<Reminder, Problem>> {
    if (!isUuid(id)) return err(notFound('reminder'))

    return unitOfWork(async (tx) => {
      const reminder = await lockPlanned(tx, studentId, id)
      if (!reminder.ok) return reminder
      if (reminder.value.reminderType === 'days-before') {
        return err(
          conflict('This reminder follows from the deadline. Change its days instead.'),
        )
      }
      const due = reminderDate
        ? await dueAt(tx, reminder.value, reminderDate, clock.now())
        : ok({})
      if (!due.ok) return due
      const changed: Reminder = {
        ...reminder.value,
        ...due.value,
        ...(customMessage !== undefined && { customMessage }),
      }
      await tx.reminders.putOpen([changed])
      return ok(changed)
    })
  }
}

/** Removes a planned reminder. Expected failures: NotFound, Conflict (it went out). */
export function makeRemoveReminder({ unitOfWork }: Pick<Deps, 'unitOfWork'>) {
  return async function removeReminder(
    { studentId }: StudentRef,
    { id }: { id: string },
  ): Promise<Result<{ id: string }, Problem>> {
    if (!isUuid(id)) return err(notFound('reminder'))

    return unitOfWork(async (tx) => {
      const reminder = await lockPlanned(tx, studentId, id)
      if (!reminder.ok) return reminder
      // A reminder that follows from the deadline is kept as dropped, so that it is not planned again.
      if (reminder.value.reminderType === 'days-before')
        await tx.reminders.markDropped([id])
      else await tx.reminders.removeOpen([id])
      return ok({ id })
    })
  }
}

/** Locks the saved record first, as planning does: it would write the reminder again as it was before. */
async function lockPlanned(
  { reminders, savedScholarships }: PlanningStores,
  studentId: string,
  id: string,
): Promise<Result<Reminder, Problem>> {
  const known = await reminders.find(studentId, id)
  if (known) await savedScholarships.lockByScholarship(studentId, known.scholarshipId)
  const reminder = known && (await reminders.lock(studentId, id))
  if (!reminder || isHidden(reminder)) return err(notFound('reminder'))
  if (reminder.status !== 'planned')
    return err(conflict('This reminder has already been sent.'))
  return ok(reminder)
}

async function dueAt(
  { scholarshipCopies, studentZones }: PlanningStores,
  { studentId, scholarshipId }: SavedKey,
  wanted: ReminderDateInput,
  now: Date,
): Promise<Result<Pick<Reminder, 'reminderDate' | 'deadlineDate'>, Problem>> {
  const zone = personZone(await studentZones.find(studentId))
  const reminderDate = 'day' in wanted ? morningOf(wanted.day, zone) : wanted.instant
  const copy = await scholarshipCopies.find(scholarshipId)
  if (copy && !canBeSaved(copy)) return err(conflict(NOT_SHOWN))
  const deadline = copy && comingDeadline(deadlineOf(copy), now)
  if (reminderDate <= now) return refused('Please choose a time in the future')
  if (deadline?.precision === 'exact' && reminderDate >= endOfDeadline(deadline))
    return refused('Please choose a time before the deadline')
  return ok({ reminderDate, deadlineDate: deadline?.date ?? null })
}

function refused(message: string) {
  return err(validationFailed([{ path: ['reminderDate'], message }]))
}
