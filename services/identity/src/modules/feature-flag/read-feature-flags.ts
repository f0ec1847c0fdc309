import type { Viewer } from '@landfall/kit/identity/viewer'
import type { Stores } from '../../stores.ts'
import type { Actor } from '../account/account.policy.ts'
import { isOnFor, type FeatureFlag, type FeatureKey } from './feature-flag.ts'

/** Reads feature flags for resolvers. */
export function makeReadFeatureFlags({ stores }: { stores: Stores }) {
  return {
    featureFlags: (_admin: Actor): Promise<FeatureFlag[]> => stores.featureFlags.all(),

    /** The flags that are on for the viewer. */
    async featuresFor(viewer: Viewer): Promise<FeatureKey[]> {
      const userId = viewer.kind === 'user' ? viewer.userId : null
      const flags = await stores.featureFlags.all()
      return flags.filter((flag) => isOnFor(flag, userId)).map(({ key }) => key)
    },
  }
}
