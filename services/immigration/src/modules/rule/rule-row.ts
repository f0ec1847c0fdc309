import { idFromName } from '@landfall/kit/core/ids'
import { addDays, type CalendarDay } from '@landfall/calendar/day'
import { isInForce, type Rule } from '@landfall/immigration-rules/rule'
import { shippedFormName } from '@landfall/immigration-rules/rule-text'

/** What a rule says and computes, without its days in force. */
export type RuleWords = Omit<Rule, 'effectiveFrom' | 'effectiveTo'>

/** A form of a rule that was, is or will be in force. */
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

/** The row for a shipped rule of the package: the same content gives the same row. */
export function shippedRow(rule: Rule, createdAt: Date): RuleRow {
  const { effectiveFrom, effectiveTo, ...content } = rule
  const id = idFromName(...shippedFormName(rule))
  const dates = { effectiveFrom, effectiveTo }
  return { id, ruleId: rule.id, content, ...dates, origin: 'shipped', createdAt }
}

/**
 * The newest row of each rule, which changes are proposed against: the row without an end, or else the one that
 * began last.
 * @param rows in the order in which they were inserted
 */
export function newestOf(rows: readonly RuleRow[]): RuleRow[] {
  return [...Map.groupBy(rows, ({ ruleId }) => ruleId).values()].flatMap((forms) => {
    const open = forms.filter(({ effectiveTo }) => effectiveTo === null)
    return (open.length > 0 ? open : forms).toSorted(byDay).slice(-1)
  })
}

/**
 * Sorts by the day on which rows begin, since the clocks of several processes do not say which was inserted first.
 */
export function byDay(a: RuleRow, b: RuleRow): number {
  return (a.effectiveFrom ?? '').localeCompare(b.effectiveFrom ?? '')
}

/** The last day on which a row is in force once another form begins; a row that has already ended keeps its end. */
export function lastDayBefore(
  begins: CalendarDay,
  { effectiveTo }: Pick<RuleRow, 'effectiveTo'>,
): CalendarDay {
  const dayBefore = addDays(begins, -1)
  return effectiveTo !== null && effectiveTo < dayBefore ? effectiveTo : dayBefore
}
