import { addDays } from '@landfall/calendar/day'
import { deadlineDay } from '@landfall/calendar/zone'
import type { Rule } from '@landfall/immigration-rules/rule'
import type { Clock } from '@landfall/kit/core/clock'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import { newestOf, shippedRow } from './rule-row.ts'
import type { RuleStore } from './rule.store.ts'
import { publishRuleChanged } from './publish-rule-changed.ts'

/**
 * Enters the rules that ship and are not there yet. One that ships with other words or days than before ends the row of before today; one
 * that an administrator changed stays as it is. May run in several processes at once.
 */
export function makeShipRules(deps: {
  unitOfWork: UnitOfWork<{ rules: RuleStore }>
  clock: Clock
}) {
  return async function shipRules(shipped: readonly Rule[]): Promise<void> {
    await deps.unitOfWork(async ({ rules, outbox }) => {
      await rules.lock()
      const now = deps.clock.now()
      const today = deadlineDay(now)
      const known = await rules.all()
      const newest = new Map(newestOf(known).map((row) => [row.ruleId, row]))
      for (const row of shipped.map((rule) => shippedRow(rule, now))) {
        const before = newest.get(row.ruleId)
        if (before === undefined) await rules.insert([row])
        if (before?.origin !== 'shipped') continue
        if (known.some(({ id }) => id === row.id)) continue
        await rules.end(before.id, addDays(today, -1))
        const effectiveFrom = row.effectiveFrom ?? today
        await rules.insert([{ ...row, effectiveFrom }])
        await publishRuleChanged({ outbox }, row, effectiveFrom)
      }
    })
  }
}
