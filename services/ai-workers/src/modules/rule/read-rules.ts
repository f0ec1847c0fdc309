import { RULES } from '@landfall/immigration-rules/rules/rules'
import type { RuleFormStore } from './rule-form.store.ts'
import { type RuleInForce, rulesOn } from './rule.ts'

/** The rules of immigration as they are on a day. */
export function makeReadRules({ ruleForms }: { ruleForms: Pick<RuleFormStore, 'all'> }) {
  return async function readRules(day: string): Promise<RuleInForce[]> {
    return rulesOn(RULES, await ruleForms.all(), day)
  }
}
export type ReadRules = ReturnType<typeof makeReadRules>

/** Whether each rule that ships was told once; until then it is known as it ships alone. */
export async function isCopied(ruleForms: Pick<RuleFormStore, 'all'>): Promise<boolean> {
  const copies = await ruleForms.all()
  return RULES.every(({ id }) => copies.has(id))
}
