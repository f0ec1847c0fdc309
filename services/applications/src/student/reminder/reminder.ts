import { idFromName } from '@landfall/kit/core/ids'
import type { SavedKey } from '../saved-scholarship/saved-scholarship.ts'

/** Days before a deadline on which students are reminded unless they say otherwise. */
const DEFAULT_DAYS: readonly number[] = [30, 14, 7, 3, 1]
export const MAX_DAYS_BEFORE = 365
export const MAX_REMINDERS = 10
export const MESSAGE_MAX_LENGTH = 500

export type ReminderType = 'days-before' | 'own' | 'snooze'
export type MailOutcome = 'sent' | 'not-wanted' | 'unverified' | 'failed'

/** One student's reminder of one award. */
export type Reminder = {
  id: string
  studentId: string
  scholarshipId: string
  /** When it is due. */
  reminderDate: Date
  reminderType: ReminderType
  daysBefore: number | null
  /** The deadline's day that it is about; null if none was ahead. */
  deadlineDate: string | null
  customMessage: string | null
  /**
   * In order: planned; chosen by the student, but on hold while the award needs no reminder; handed to the service
   * that delivers notices; its outcome known; never to be sent.
   */
  status: 'planned' | 'paused' | 'requested' | 'settled' | 'dropped'
  /** Whether it reached the student, in the app or by mail. */
  isSent: boolean
  snoozedFrom: string | null
  noticeId: string
  requestedAt: Date | null
  isInApp: boolean | null
  mailOutcome: MailOutcome | null
  messageId: string | null
  sentAt: Date | null
  createdAt: Date
}

/** How a student wants to be reminded of one award. */
export type ReminderPlan = {
  isOn: boolean
  /** Null: the student's defaults. */
  daysBefore: number[] | null
  customMessage: string | null
  /** The student wants to be told when the next deadline is announced. */
  tellsNext: boolean
}

export type ReminderDefaults = { isOn: boolean; daysBefore: number[] }

export const NO_PLAN: ReminderPlan = {
  isOn: true,
  daysBefore: null,
  customMessage: null,
  tellsNext: false,
}

export const STANDARD_DEFAULTS: ReminderDefaults = {
  isOn: true,
  daysBefore: [...DEFAULT_DAYS],
}

/** Not sent yet: these may still move, pause or be deleted. */
export const OPEN_STATUSES = ['planned', 'paused'] as const

/** Whether it has not gone out yet, and still may. */
export function isOpen({ status }: Reminder): boolean {
  return OPEN_STATUSES.some((one) => one === status)
}

/** Whether the student does not see it, as there is nothing to do or know. */
export function isHidden({ status }: Reminder): boolean {
  return status === 'paused' || status === 'dropped'
}

/** The days on which one award reminds: its own, or the student's defaults; none when off. */
export function wantedDays(plan: ReminderPlan, defaults: ReminderDefaults): number[] {
  if (!plan.isOn) return []
  if (plan.daysBefore !== null) return plan.daysBefore
  return defaults.isOn ? defaults.daysBefore : []
}

/** A new reminder. */
export function newReminder(
  award: SavedKey,
  facts: Pick<
    Reminder,
    'id' | 'reminderDate' | 'reminderType' | 'deadlineDate' | 'createdAt'
  > &
    Partial<Pick<Reminder, 'daysBefore' | 'customMessage' | 'snoozedFrom'>>,
): Reminder {
  return {
    daysBefore: null,
    customMessage: null,
    snoozedFrom: null,
    status: 'planned',
    isSent: false,
    noticeId: idFromName('notice', `deadline-reminder:${facts.id}`),
    requestedAt: null,
    isInApp: null,
    mailOutcome: null,
    messageId: null,
    sentAt: null,
    studentId: award.studentId,
    scholarshipId: award.scholarshipId,
    ...facts,
  }
}
