import type { CalendarDay } from '@landfall/calendar/day'
import type { RuleWords } from '../rule/rule-row.ts'

/**
 * `approved`: its students are being notified. `told`: all of them have been, and the change waits for its day.
 * `in-force`: their dates are planned by it.
 */
export const CHANGE_STATES = [
  'proposed',
  'withdrawn',
  'rejected',
  'approved',
  'told',
  'in-force',
] as const

/**
 * `released`: like `approved`, for a rule that came with a release. The database uses another word for it, because
 * workers of the previous version that still run would follow an approved change by their own rules.
 */
export const STORED_STATES = [...CHANGE_STATES, 'released'] as const
export type ChangeState = (typeof STORED_STATES)[number]

export const DECISIONS = ['approve', 'reject', 'withdraw'] as const
export type Decision = (typeof DECISIONS)[number]

export type RuleChange = {
  id: string
  ruleId: string
  basedOn: string
  content: RuleWords
  effectiveFrom: CalendarDay
  reason: string
  state: ChangeState
  /** Null: it came with a release. */
  proposedBy: string | null
  proposedAt: Date
  decidedBy: string | null
  decidedAt: Date | null
  position: string | null
}

/** The later of two days; a change has no effect on past days. */
export function laterDay(one: CalendarDay, other: CalendarDay): CalendarDay {
  return one > other ? one : other
}
