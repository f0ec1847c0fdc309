import { RULES } from '@landfall/immigration-rules/rules/rules'
import type { RuleFormStore } from './rule-form.store.ts'
import { type RuleInForce, rulesOn } from './rule.ts'

/** Reads the immigration rules as they are on a day. */
export function makeReadRules({ ruleForms }: { ruleForms: Pick<RuleFormStore, 'all'> }) {
  return async function readRules(day: string): Promise<RuleInForce[]> {
    return rulesOn(RULES, await ruleForms.all(), day)
  }
}
export type ReadRules = ReturnType<typeof makeReadRules>

/** Whether every shipped rule has been published once; until then only its shipped form is known. */
export async function isCopied(ruleForms: Pick<RuleFormStore, 'all'>): Promise<boolean> {
  const copies = await ruleForms.all()
  return RULES.every(({ id }) => copies.has(id))
}
