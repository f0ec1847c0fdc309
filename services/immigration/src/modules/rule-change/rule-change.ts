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
export type ChangeState = (typeof CHANGE_STATES)[number]

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
