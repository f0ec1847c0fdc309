import type { Clock } from '@landfall/kit/core/clock'
import { hashToken } from '@landfall/kit/core/token'
import type { Partner } from '@landfall/kit/identity/viewer'
import type { Stores } from '../../stores.ts'
import type { MemberActor } from '../organization/organization.policy.ts'
import { type ApiKey, stateOf } from './api-key.ts'

type Deps = { stores: Stores; clock: Clock }
type Page = { items: ApiKey[]; hasNextPage: boolean; totalCount: number }
const TOUCH_AFTER_MS = 60_000

/** Reads keys for resolvers. */
export function makeReadApiKeys({ stores, clock }: Deps) {
  return {
    /** The keys of an organization, newest first. */
    async apiKeysOf(
      { organizationId }: Pick<MemberActor, 'organizationId'>,
      { first, after }: { first: number; after: string | null },
    ): Promise<Page> {
      const query = { organizationId, after, limit: first + 1 }
      const [rows, totalCount] = await Promise.all([
        stores.apiKeys.page(query),
        stores.apiKeys.count(organizationId),
      ])
      return { items: rows.slice(0, first), hasNextPage: rows.length > first, totalCount }
    },

    apiKeyState: (key: ApiKey) => stateOf(key, clock.now()),

    /** The key that the request came with. */
    apiKeyOf: ({ organizationId, keyId }: Partner): Promise<ApiKey | null> =>
      stores.apiKeys.find(organizationId, keyId),
  }
}

/** Finds whose system a key's text stands for; null if it is no open key of ours. Notes its use, once a minute. */
export function makeResolveApiKey({ stores, clock }: Deps) {
  return async (text: string): Promise<Partner | null> => {
    const now = clock.now()
    const owner = await stores.apiKeys.ownerOf(hashToken(text), now)
    if (!owner) return null
    const { lastUsedAt, ...partner } = owner
    const isNoted = lastUsedAt && now.getTime() - lastUsedAt.getTime() < TOUCH_AFTER_MS
    if (!isNoted) await stores.apiKeys.touch(partner.keyId, now)
    return partner
  }
}
