import { isInForce, type Rule } from '@landfall/immigration-rules/rule'
import {
  shippedFormName,
  type RuleText,
  ruleText,
} from '@landfall/immigration-rules/rule-text'
import { idFromName } from '@landfall/kit/core/ids'
import type { RuleForm } from '@landfall/proto-events/immigration/rule-forms-published.v1'

/** An immigration rule in the form that is in force. */
export type RuleInForce = Told & { id: string }

type Told = RuleText & Pick<RuleForm, 'hasOlderWords'>

/** The copied forms of each rule, ordered by the day from which they are in force. */
export type RuleForms = ReadonlyMap<string, readonly RuleForm[]>

/** The shipped rules, each in the form that immigration has in force on a day; in their order. */
export function rulesOn(
  shipped: readonly Rule[],
  copies: RuleForms,
  day: string,
): RuleInForce[] {
  return shipped.flatMap((rule) => {
    const form = formOn(rule, copies.get(rule.id) ?? [], day)
    return form === undefined ? [] : [{ ...form, id: rule.id }]
  })
}

function formOn(shipped: Rule, copies: readonly RuleForm[], day: string): Told | undefined {
  const begins = shipped.effectiveFrom ?? day
  if (begins <= day && isNews(shipped, copies))
    return isInForce(shipped, day)
      ? { ...ruleText(shipped), hasOlderWords: false }
      : undefined
  return copies.findLast((form) => isInForce(form, day))
}

/**
 * Whether the shipped form replaces the earlier ones although immigration has not published it yet. Immigration
 * would decide the same: a form that it already knows is over or in force, and administrators' decisions stay.
 */
function isNews(shipped: Rule, copies: readonly RuleForm[]): boolean {
  const newest = copies.find(({ effectiveTo }) => effectiveTo === null) ?? copies.at(-1)
  if (newest === undefined) return true
  const shippedId = idFromName(...shippedFormName(shipped))
  return newest.isShipped && copies.every(({ id }) => id !== shippedId)
}
