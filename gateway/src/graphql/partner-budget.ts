import { LRUCache } from 'lru-cache'

/** What an organization's systems may ask for at once, and how fast that comes back; in objects. */
export const PARTNER_BUDGET = { limit: 1_000, restoredPerSecond: 50 } as const

export type PartnerBudget = {
  /** Takes a cost. Null, or the seconds until there is enough for it: nothing is taken then. */
  take(organizationId: string, cost: number): number | null
  remaining(organizationId: string): number
}

const ORGANIZATIONS_MAX = 10_000

/**
 * A leaky bucket for each organization, shared by all its keys: another key must not buy more. Of this
 * process alone, as all that the gateway counts.
 * @param now milliseconds of a clock that never jumps back
 */
export function createPartnerBudget(
  now: () => number = () => performance.now(),
): PartnerBudget {
  const { limit, restoredPerSecond } = PARTNER_BUDGET
  const buckets = new LRUCache<string, { left: number; at: number }>({
    max: ORGANIZATIONS_MAX,
  })
  const leftOf = (organizationId: string) => {
    const { left, at } = buckets.get(organizationId) ?? { left: limit, at: now() }
    return Math.min(limit, left + ((now() - at) / 1_000) * restoredPerSecond)
  }
  return {
    take(organizationId, asked) {
      // The facade has longer pages than the graph: each is worth a full bucket, and is not refused for ever.
      const cost = Math.min(asked, limit)
      const left = leftOf(organizationId)
      if (cost > left) return Math.max(1, Math.ceil((cost - left) / restoredPerSecond))
      buckets.set(organizationId, { left: left - cost, at: now() })
      return null
    },
    remaining: (organizationId) => Math.floor(leftOf(organizationId)),
  }
}
