import { idFromName } from '@landfall/kit/core/ids'
import type { CalendarDay } from '@landfall/calendar/day'
import { isInForce, type Rule } from '@landfall/immigration-rules/rule'
import { shippedFormName } from '@landfall/immigration-rules/rule-text'

/** What a rule says and computes, without its days in force. */
export type RuleWords = Omit<Rule, 'effectiveFrom' | 'effectiveTo'>

/** A rule as it was, is or will be in force. */
export type RuleRow = {
  id: string
  ruleId: string
  content: RuleWords
  effectiveFrom: CalendarDay | null
  effectiveTo: CalendarDay | null
  origin: 'shipped' | 'change'
  createdAt: Date
}

/** The rule of a row, as the rules' package reads it. */
export function ruleOf({ content, effectiveFrom, effectiveTo }: Omit<RuleRow, 'id'>): Rule {
  return { ...content, effectiveFrom, effectiveTo }
}

/** The rules in force on a day. */
export function rulesOn(rows: readonly RuleRow[], day: CalendarDay): Rule[] {
  return rows.filter((row) => isInForce(row, day)).map(ruleOf)
}

/** The row that a rule of the package is shipped as: the same content is the same row. */
export function shippedRow(rule: Rule, createdAt: Date): RuleRow {
  const { effectiveFrom, effectiveTo, ...content } = rule
  const id = idFromName(...shippedFormName(rule))
  const dates = { effectiveFrom, effectiveTo }
  return { id, ruleId: rule.id, content, ...dates, origin: 'shipped', createdAt }
}

/** The newest row of each rule: the one that a change is proposed against. */
export function newestOf(rows: readonly RuleRow[]): RuleRow[] {
  return rows.filter(({ effectiveTo, ruleId, id }) =>
    effectiveTo === null
      ? true
      : rows.every((other) => other.ruleId !== ruleId || other.id === id),
  )
}
