import type { Consumer } from '@landfall/kit/messaging/consumers'
import type { Stores } from '../stores.ts'

/** What this service hears of others, besides erasures: nothing yet; names are identity's, asked for with each answer. */
export const consumers: readonly Consumer<Stores>[] = []
