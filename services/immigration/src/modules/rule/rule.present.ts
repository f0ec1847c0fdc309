import type { Rule } from '@landfall/immigration-rules/rule'
import type { RuleRow } from './rule-row.ts'
import { ruleOf } from './rule-row.ts'
import { numbersOf } from './rule-numbers.ts'

/** The graph's enum value for a word of the rules, such as "f1_visa" or "general-knowledge". */
export function enumOf(word: string): string {
  return word.toUpperCase().replaceAll('-', '_')
}

/**
 * A rule as the graph shows it. @param id the id of its form; where the form does not matter, made from the rule
 */
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
