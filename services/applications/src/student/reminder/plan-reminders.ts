import { idFromName } from '@landfall/kit/core/ids'
import { type SavedStatus, TO_APPLY } from '../saved-scholarship/saved-scholarship.ts'
import {
  type ComingDeadline,
  comingDeadline,
  type Deadline,
  endOfDeadline,
  remindAt,
} from '@landfall/calendar/deadline'
import {
  isOpen,
  newReminder,
  type Reminder,
  type ReminderDefaults,
  type ReminderPlan,
  wantedDays,
} from './reminder.ts'
import type { SavedKey } from '../saved-scholarship/saved-scholarship.ts'

/** Everything that the reminders of one award depend on. */
export type PlanningFacts = {
  award: SavedKey
  /** Null if it is no longer saved. */
  applicationStatus: SavedStatus | null
  /** Null if catalog never published it. */
  scholarship: { status: string; isHidden: boolean; deadline: Deadline } | null
  plan: ReminderPlan
  defaults: ReminderDefaults
  studentZone: string
  /** Every reminder of the award, of whatever status. */
  existing: readonly Reminder[]
}

/** What to write: new and changed rows, and ids of open ones to delete. */
export type PlanningChange = { put: Reminder[]; removeIds: string[] }

/**
 * Compares the open reminders with those that should exist. A reminder that went out stays as it is, and blocks a
 * second one for the same deadline; a past time is not planned again, but a due reminder that waits for the next
 * sweep stays. Reminders that the student chose are kept when they have applied or the award has closed: either may
 * be a mistake.
 */
export function planReminders(facts: PlanningFacts, now: Date): PlanningChange {
  const open = facts.existing.filter(isOpen)
  const wanted = remindersOf(facts, now)
  const wantedIds = new Set(wanted.map(({ id }) => id))
  const known = new Map(facts.existing.map((reminder) => [reminder.id, reminder]))
  return {
    put: wanted.filter((reminder) => isNewOrChanged(reminder, known.get(reminder.id), now)),
    removeIds: open.filter(({ id }) => !wantedIds.has(id)).map(({ id }) => id),
  }
}

/** A student who has applied, or whose award has closed, needs no reminder of its deadline. */
function remindersOf(facts: PlanningFacts, now: Date): Reminder[] {
  const { applicationStatus, scholarship } = facts
  const isToApply = applicationStatus !== null && TO_APPLY.includes(applicationStatus)
  if (!isToApply) return pausedReminders(facts)
  if (scholarship?.status === 'published') return wantedReminders(facts, now)
  const isClosed = scholarship?.status === 'closed' && !scholarship.isHidden
  return isClosed ? closedReminders(facts, now) : pausedReminders(facts)
}

/** Open reminders at a time that the student chose, or snoozed. */
function chosenReminders({ existing }: PlanningFacts): Reminder[] {
  return existing.filter((one) => one.reminderType !== 'days-before' && isOpen(one))
}

/** The same without those that were paused when their time passed. */
function comingChosen(facts: PlanningFacts, now: Date): Reminder[] {
  return chosenReminders(facts)
    .filter(({ status, reminderDate }) => status === 'planned' || reminderDate > now)
    .map((one): Reminder => ({ ...one, status: 'planned' }))
}

/**
 * The student's own reminders still come, and say that the award is closed; snoozed ones pause, as they were about
 * the deadline.
 */
function closedReminders(facts: PlanningFacts, now: Date): Reminder[] {
  return comingChosen(facts, now).map((one) =>
    one.reminderType === 'own'
      ? { ...one, deadlineDate: null }
      : { ...one, status: 'paused' },
  )
}

/** Chosen reminders, paused; none for an award that is off the list. */
function pausedReminders(facts: PlanningFacts): Reminder[] {
  if (facts.applicationStatus === null) return []
  return chosenReminders(facts).map((one) => ({ ...one, status: 'paused' }))
}

function wantedReminders(facts: PlanningFacts, now: Date): Reminder[] {
  const { scholarship } = facts
  const deadline = scholarship && comingDeadline(scholarship.deadline, now)
  const chosen = comingChosen(facts, now)
  // Without a coming deadline, there is nothing to snooze.
  if (!deadline) {
    const own = chosen.filter(({ reminderType }) => reminderType === 'own')
    return own.map((one) => ({ ...one, deadlineDate: null }))
  }
  const end = endOfDeadline(deadline)
  return [
    ...countedReminders(facts, deadline, now),
    ...chosen.map((one): Reminder => {
      // The deadline moved to before this reminder, and may move back.
      const isAfter = deadline.precision === 'exact' && one.reminderDate >= end
      const status = isAfter ? 'paused' : 'planned'
      return { ...one, status, deadlineDate: deadline.date }
    }),
  ]
}

function countedReminders(
  { award, plan, defaults, studentZone }: PlanningFacts,
  deadline: ComingDeadline,
  now: Date,
): Reminder[] {
  return [...new Set(wantedDays(plan, defaults))].map((daysBefore) =>
    newReminder(award, {
      id: idOf(award, deadline.date, daysBefore),
      reminderDate: remindAt(deadline, daysBefore, studentZone),
      reminderType: 'days-before',
      daysBefore,
      deadlineDate: deadline.date,
      customMessage: plan.customMessage,
      createdAt: now,
    }),
  )
}

/** The same id for the same award, deadline and days, so that no plan makes a second one. */
function idOf({ studentId, scholarshipId }: SavedKey, date: string, daysBefore: number) {
  const name = `${studentId}:${scholarshipId}:${date}:${daysBefore}`
  return idFromName('deadline-reminder', name)
}

function isNewOrChanged(wanted: Reminder, known: Reminder | undefined, now: Date): boolean {
  if (!known) return wanted.reminderDate > now
  return (
    isOpen(known) &&
    (known.status !== wanted.status ||
      known.reminderDate.getTime() !== wanted.reminderDate.getTime() ||
      known.customMessage !== wanted.customMessage ||
      known.deadlineDate !== wanted.deadlineDate)
  )
}
