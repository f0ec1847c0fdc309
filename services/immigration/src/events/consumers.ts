import type { Consumer } from '@landfall/kit/messaging/consumers'
import type { Stores } from '../stores.ts'
import { onPreferencesSaved } from './on-preferences-saved.ts'
import { onRulesCopyRequested } from './on-rules-copy-requested.ts'

/** What this service hears of others. */
export const consumers: readonly Consumer<Stores>[] = [
  onPreferencesSaved,
  onRulesCopyRequested,
]
