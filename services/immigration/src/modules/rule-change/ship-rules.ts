import type { CalendarDay } from '@landfall/calendar/day'
import { deadlineDay } from '@landfall/calendar/zone'
import type { Rule } from '@landfall/immigration-rules/rule'
import type { Clock } from '@landfall/kit/core/clock'
import type { Transaction, UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import { publishRuleChanged } from '../rule/publish-rule-changed.ts'
import { publishRuleForms } from '../rule/publish-rule-forms.ts'
import { lastDayBefore, newestOf, type RuleRow, shippedRow } from '../rule/rule-row.ts'
import type { RuleStore } from '../rule/rule.store.ts'
import { laterDay, type RuleChange } from './rule-change.ts'
import type { RuleChangeStore } from './rule-change.store.ts'

type Stores = { rules: RuleStore; ruleChanges: RuleChangeStore }

/**
 * Inserts shipped rules that are not there yet. A shipped rule with new words or days ends the previous row; a rule
 * that an administrator changed stays as it is. Students' dates follow as after any approved change. Several
 * processes may run this at once.
 */
export function makeShipRules(deps: { unitOfWork: UnitOfWork<Stores>; clock: Clock }) {
  return async function shipRules(shipped: readonly Rule[]): Promise<void> {
    await deps.unitOfWork(async (tx) => {
      await tx.rules.lock()
      const now = deps.clock.now()
      const today = deadlineDay(now)
      const known = await tx.rules.all()
      const entered = new Set<string>()
      const newest = new Map(newestOf(known).map((row) => [row.ruleId, row]))
      for (const row of shipped.map((rule) => shippedRow(rule, now))) {
        const before = newest.get(row.ruleId)
        const from = laterDay(row.effectiveFrom ?? today, today)
        if (before === undefined) {
          await tx.rules.insert([row])
          entered.add(row.ruleId)
          // At the first start nobody has dates: only a rule whose day is still to come has to be followed.
          const isNews = known.length > 0 || from > today
          if (isNews) await tx.ruleChanges.insert(newRule(row, from))
          // A rule that has long been in force is no news, although its row is new here.
          if (row.effectiveFrom !== null && row.effectiveFrom >= today)
            await publishRuleChanged(tx, row, row.effectiveFrom)
        } else if (before.origin === 'shipped' && !known.some(({ id }) => id === row.id)) {
          await replace(tx, { before, row, from })
          entered.add(row.ruleId)
        }
      }
      if (entered.size > 0) await publishRuleForms(tx, entered)
    })
  }
}

async function replace(
  { rules, ruleChanges, outbox }: Transaction<Stores>,
  { before, row, from }: { before: RuleRow; row: RuleRow; from: CalendarDay },
): Promise<void> {
  const effectiveFrom = row.effectiveFrom ?? from
  await rules.end(before.id, lastDayBefore(from, before))
  await rules.insert([{ ...row, effectiveFrom }])
  await publishRuleChanged({ outbox }, row, effectiveFrom)
  const reason = 'It changed with a release.'
  await ruleChanges.insert(followed({ row, basedOn: before.id, from, reason }))
}

/**
 * A new rule moves no earlier date, so its change is based on the rule itself: dates are planned once its day has
 * come.
 */
function newRule(row: RuleRow, from: CalendarDay): RuleChange {
  const reason = 'It came with a release.'
  return followed({ row, basedOn: row.id, from, reason })
}

/** A change that nobody proposes or decides here, but that is followed like any other. */
function followed({
  row: { id, ruleId, content, createdAt },
  basedOn,
  from,
  reason,
}: {
  row: RuleRow
  basedOn: string
  from: CalendarDay
  reason: string
}): RuleChange {
  return {
    id,
    ruleId,
    basedOn,
    content,
    effectiveFrom: from,
    reason,
    state: 'released',
    proposedBy: null,
    proposedAt: createdAt,
    decidedBy: null,
    decidedAt: createdAt,
    position: null,
  }
}
