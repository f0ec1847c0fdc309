import type { Transaction } from '@landfall/kit/transaction/unit-of-work'
import { RuleChanged } from '@landfall/proto-events/immigration/rule-changed.v1'
import type { RuleRow } from './rule-row.ts'

/** Publishes that a rule says something else from a day on: its words and days, nothing about students. */
export async function publishRuleChanged(
  { outbox }: Pick<Transaction<object>, 'outbox'>,
  { id, ruleId, content, createdAt }: RuleRow,
  effectiveFrom: string,
): Promise<void> {
  const { title, topics } = content
  const words = { ruleId, title, topics: [...topics], effectiveFrom }
  await outbox.publish(RuleChanged, {
    aggregateId: id,
    version: 1,
    data: { changeId: id, ...words, changedAt: createdAt.toISOString() },
  })
}
