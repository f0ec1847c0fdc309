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

/** All that the reminders of one award follow from. */
export type PlanningFacts = {
  award: SavedKey
  /** Null when it is not saved anymore. */
  applicationStatus: SavedStatus | null
  /** Null when the catalog never told of it. */
  scholarship: { status: string; isHidden: boolean; deadline: Deadline } | null
  plan: ReminderPlan
  defaults: ReminderDefaults
  studentZone: string
  /** Every reminder of the award, of whatever status. */
  existing: readonly Reminder[]
}

/** What to write: rows that are new or have changed, and ids of open ones that must go. */
export type PlanningChange = { put: Reminder[]; removeIds: string[] }

/**
 * Holds the reminders that are open against those that should be. What went out stays as it is, and
 * blocks a second one for the same deadline; a time that is past is not planned anew, but one that is
 * due and waits for the next sweep keeps its place. What the student chose outlasts that they have
 * applied or that the award has closed: both may turn out to be a slip.
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

/** Who has applied, and whose award has closed, needs no reminder of its deadline. */
function remindersOf(facts: PlanningFacts, now: Date): Reminder[] {
  const { applicationStatus, scholarship } = facts
  const isToApply = applicationStatus !== null && TO_APPLY.includes(applicationStatus)
  if (!isToApply) return pausedReminders(facts)
  if (scholarship?.status === 'published') return wantedReminders(facts, now)
  const isClosed = scholarship?.status === 'closed' && !scholarship.isHidden
  return isClosed ? closedReminders(facts, now) : pausedReminders(facts)
}

/** Those at a time that the student chose. */
function chosenReminders({ existing }: PlanningFacts): Reminder[] {
  return existing.filter((one) => one.reminderType !== 'days-before' && isOpen(one))
}

/** The same without those that rested while their time passed. */
function comingChosen(facts: PlanningFacts, now: Date): Reminder[] {
  return chosenReminders(facts)
    .filter(({ status, reminderDate }) => status === 'planned' || reminderDate > now)
    .map((one): Reminder => ({ ...one, status: 'planned' }))
}

/** The student's own still come, and say that it is closed; what was put off was about the deadline. */
function closedReminders(facts: PlanningFacts, now: Date): Reminder[] {
  return comingChosen(facts, now).map((one) =>
    one.reminderType === 'own'
      ? { ...one, deadlineDate: null }
      : { ...one, status: 'paused' },
  )
}

/** Nothing is kept for an award that is off the list. */
function pausedReminders(facts: PlanningFacts): Reminder[] {
  if (facts.applicationStatus === null) return []
  return chosenReminders(facts).map((one) => ({ ...one, status: 'paused' }))
}

function wantedReminders(facts: PlanningFacts, now: Date): Reminder[] {
  const { scholarship } = facts
  const deadline = scholarship && comingDeadline(scholarship.deadline, now)
  const chosen = comingChosen(facts, now)
  // Without an upcoming deadline there is nothing to be reminded of once more.
  if (!deadline) {
    const own = chosen.filter(({ reminderType }) => reminderType === 'own')
    return own.map((one) => ({ ...one, deadlineDate: null }))
  }
  const end = endOfDeadline(deadline)
  return [
    ...countedReminders(facts, deadline, now),
    ...chosen.map((one): Reminder => {
      // A deadline that moved before it may move back.
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

/** The same for the same award, deadline and days: no plan makes a second one. */
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
