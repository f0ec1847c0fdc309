import type { Rule } from '@landfall/immigration-rules/rule'
import type { RuleRow } from './rule-row.ts'
import { ruleOf } from './rule-row.ts'
import { numbersOf } from './rule-numbers.ts'

/** An enum value of the graph for a word of the rules: "f1_visa" and "general-knowledge" too. */
export function enumOf(word: string): string {
  return word.toUpperCase().replaceAll('-', '_')
}

/** A rule as the graph shows it. @param id of its form; that of the rule where the form does not matter */
export function presentRule(rule: Rule, id = `${rule.id}:${rule.effectiveFrom ?? ''}`) {
  const { compute, topics, whenPast, confidence, ...same } = rule
  const { title, says, source, verifiedOn, effectiveFrom, effectiveTo } = same
  return {
    id,
    ruleId: rule.id,
    guidanceTypes: topics.map(enumOf),
    title,
    says,
    whenPast: whenPast ?? null,
    source,
    verifiedOn,
    confidence: enumOf(confidence),
    effectiveFrom,
    effectiveTo,
    cost: compute.kind === 'cost' ? presentCost(compute) : null,
    numbers: numbersOf(compute),
    documents: compute.kind === 'documents' ? compute.lines : [],
  }
}

export function presentRow(row: RuleRow) {
  return presentRule(ruleOf(row), row.id)
}

function presentCost(cost: { usd: number; isAtLeast: boolean; per: string }) {
  const { usd, isAtLeast, per } = cost
  return { amount: { amount: `${usd}.00`, currency: 'USD' }, isAtLeast, per }
}
