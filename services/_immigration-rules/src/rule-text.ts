import type { CalendarDay } from '@landfall/calendar/day'
import type { Rule } from './rule.ts'

/** What people read of a rule: its words, cost and documents, without what days are computed from. */
export type RuleText = {
  title: string
  says: string
  source: string
  verifiedOn: CalendarDay
  /** One of `Confidence`; a newer release may have others. */
  confidence: string
  /** Only for students whose I-94 says this; null: for everybody. */
  i94: string | null
  /** Null where it names none. */
  cost: { usd: number; isAtLeast: boolean; per: string } | null
  documents: string[]
}

export function ruleText(rule: Omit<Rule, 'effectiveFrom' | 'effectiveTo'>): RuleText {
  const { title, says, source, verifiedOn, confidence, i94 = null, compute } = rule
  const words = { title, says, source, verifiedOn, confidence, i94 }
  return {
    ...words,
    cost: compute.kind === 'cost' ? costOf(compute) : null,
    documents: compute.kind === 'documents' ? [...compute.lines] : [],
  }
}

/**
 * Every service makes the id of a rule's shipped form from this: the same content is the same form.
 * @returns the namespace and the name
 */
export function shippedFormName(rule: Rule): ['immigration-rule', string] {
  return ['immigration-rule', JSON.stringify(rule)]
}

function costOf({ usd, isAtLeast, per }: NonNullable<RuleText['cost']>) {
  return { usd, isAtLeast, per }
}
