import { consumes } from '@landfall/kit/messaging/consumers'
import { RulesCopyRequested } from '@landfall/proto-events/ai-workers/rules-copy-requested.v1'
import { publishRuleForms } from '../modules/rule/publish-rule-forms.ts'
import type { Stores } from '../stores.ts'

/** Republishes all rules under their current versions, so that services that have them lose nothing. */
export const onRulesCopyRequested = consumes<typeof RulesCopyRequested.schema, Stores>(
  RulesCopyRequested,
  async (_event, tx) => {
    await publishRuleForms(tx)
  },
  { from: 'beginning' },
)
