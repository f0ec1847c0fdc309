import { consumes } from '@landfall/kit/messaging/consumers'
import { RuleFormsPublished } from '@landfall/proto-events/immigration/rule-forms-published.v1'
import type { Stores } from '../stores.ts'

/** Keeps all forms of each rule, including coming ones; an older version changes nothing. */
export const onRuleFormsPublished = consumes<typeof RuleFormsPublished.schema, Stores>(
  RuleFormsPublished,
  ({ data, aggregateversion: version }, { ruleForms }) =>
    ruleForms.keepNewest({ ...data, version }),
  { from: 'beginning' },
)
