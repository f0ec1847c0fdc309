import { consumes } from '@landfall/kit/messaging/consumers'
import { RulesCopyRequested } from '@landfall/proto-events/ai-workers/rules-copy-requested.v1'
import { publishRuleForms } from '../modules/rule/publish-rule-forms.ts'
import type { Stores } from '../stores.ts'

/** Tells all rules again under the versions that they have: who has them loses nothing. */
export const onRulesCopyRequested = consumes<typeof RulesCopyRequested.schema, Stores>(
  RulesCopyRequested,
  async (_event, tx) => {
    await publishRuleForms(tx)
  },
  { from: 'beginning' },
)
