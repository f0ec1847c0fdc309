import { deadlineDay } from '@landfall/calendar/zone'
import type { Clock } from '@landfall/kit/core/clock'
import { type CommonQuestion, commonQuestions } from './common-questions.ts'
import { newestOf, type RuleRow, rulesOn } from './rule-row.ts'
import type { RuleStore } from './rule.store.ts'

/** What everybody can read about the rules. */
export function makeReadRules({
  rules,
  clock,
}: {
  rules: Pick<RuleStore, 'all'>
  clock: Clock
}) {
  return {
    /** The newest row of each rule, in the order of their ids. */
    async newest(): Promise<RuleRow[]> {
      return newestOf(await rules.all()).toSorted((a, b) =>
        a.ruleId.localeCompare(b.ruleId, 'en', { numeric: true }),
      )
    },

    async questions(): Promise<CommonQuestion[]> {
      return commonQuestions(rulesOn(await rules.all(), deadlineDay(clock.now())))
    },
  }
}
