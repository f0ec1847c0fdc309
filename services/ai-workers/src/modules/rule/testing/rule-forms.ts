import type { Rule } from '@landfall/immigration-rules/rule'
import { shippedFormName, ruleText } from '@landfall/immigration-rules/rule-text'
import { idFromName, newId } from '@landfall/kit/core/ids'
import type { RuleForm } from '@landfall/proto-events/immigration/rule-forms-published.v1'

/** The form that a rule ships in, as immigration publishes it; `more` says what a later form changed about it. */
export function shippedForm(rule: Rule, more: Partial<RuleForm> = {}): RuleForm {
  const { effectiveFrom, effectiveTo } = rule
  const id = idFromName(...shippedFormName(rule))
  const days = { effectiveFrom, effectiveTo }
  const words = { ...ruleText(rule), hasOlderWords: false }
  return { id, isShipped: true, ...days, ...words, ...more }
}

/** A form that administrators have decided. */
export function changedForm(
  rule: Rule,
  effectiveFrom: string,
  more: Partial<RuleForm> = {},
): RuleForm {
  return { ...shippedForm(rule), id: newId(), isShipped: false, effectiveFrom, ...more }
}
