import type { Consumer } from '@landfall/kit/messaging/consumers'
import type { Stores } from '../stores.ts'
import { onRuleChanged } from './on-rule-changed.ts'

/** What this service hears of others, besides erasures; names are identity's, asked for with each answer. */
export const consumers: readonly Consumer<Stores>[] = [onRuleChanged]
