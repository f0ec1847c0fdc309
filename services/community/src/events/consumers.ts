import type { Consumer } from '@landfall/kit/messaging/consumers'
import type { Stores } from '../stores.ts'
import { onRuleChanged } from './on-rule-changed.ts'

/**
 * Events of other services, besides erasures. People's names stay in identity, which is asked for them with each
 * answer.
 */
export const consumers: readonly Consumer<Stores>[] = [onRuleChanged]
