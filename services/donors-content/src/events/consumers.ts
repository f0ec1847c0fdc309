import type { Consumer } from '@landfall/kit/messaging/consumers'
import type { Stores } from '../stores.ts'

/** What this service hears of others, besides erasures. */
export const consumers: readonly Consumer<Stores>[] = []
