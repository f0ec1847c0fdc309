import type { Stores } from '../../stores.ts'
import type { Preferences } from './preferences.ts'

/** Reads preferences for resolvers, which show them to their owner alone. */
export function makeReadPreferences({ stores }: { stores: Stores }) {
  return {
    preferencesOf: (userId: string): Promise<Preferences | null> =>
      stores.preferences.find(userId),
  }
}
