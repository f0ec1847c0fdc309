import { consumes } from '@landfall/kit/messaging/consumers'
import { RuleChanged } from '@landfall/proto-events/immigration/rule-changed.v1'
import type { Stores } from '../stores.ts'

/** Notes which rules changed: threads written earlier may be out of date. */
export const onRuleChanged = consumes<typeof RuleChanged.schema, Stores>(
  RuleChanged,
  ({ data: { changeId: id, changedAt, ...change } }, { ruleChanges }) =>
    ruleChanges.keep({ id, ...change, changedAt: new Date(changedAt) }),
  { from: 'beginning' },
)
