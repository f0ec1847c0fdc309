import type { CalendarDay } from '@landfall/calendar/day'
import type { RuleWords } from '../rule/rule-row.ts'

/**
 * `approved`: its students are being told. `told`: all of them were, and it waits for its day. `in-force`: their dates are
 * planned by it.
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
 * `released`: as `approved`, of a rule that came with a release. It is another word in the database, as workers of the version before
 * that still run follow what is approved, by what they know of rules.
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

/** The later of two days, as a change does nothing on days that are over. */
export function laterDay(one: CalendarDay, other: CalendarDay): CalendarDay {
  return one > other ? one : other
}
