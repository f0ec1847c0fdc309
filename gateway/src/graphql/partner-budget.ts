import { LRUCache } from 'lru-cache'

/** What an organization's systems may ask for at once, and how fast that comes back; in objects. */
export const PARTNER_BUDGET = { limit: 1_000, restoredPerSecond: 50 } as const

export type PartnerBudget = {
  /** Takes a cost. Null, or the seconds until there is enough for it: nothing is taken then. */
  take(organizationId: string, cost: number): Promise<number | null>
  /** As it was left by what this process took last. */
  remaining(organizationId: string): number
}

/** Takes a cost of the bucket that all gateways share, if it is there. Null while it can't be reached. */
export type SharedBucket = (
  organizationId: string,
  cost: number,
) => Promise<{ isTaken: boolean; left: number } | null>

const ORGANIZATIONS_MAX = 10_000

/**
 * A leaky bucket for each organization, shared by all its keys: another key must not buy more.
 * @param o.now milliseconds of a clock that never jumps back
 * @param o.shared of all gateways; without it, and while it can't be reached, this process has buckets of its own,
 *   which go on from what was left in the shared one
 */
export function createPartnerBudget(
  o: { now?: () => number; shared?: SharedBucket | null } = {},
): PartnerBudget {
  const { limit } = PARTNER_BUDGET
  const { now = () => performance.now(), shared } = o
  const own = createBuckets(now)
  return {
    async take(organizationId, asked) {
      // The facade has longer pages than the graph: each is worth a full bucket, and is not refused for ever.
      const cost = Math.min(asked, limit)
      const answer = await shared?.(organizationId, cost)
      if (!answer) return own.take(organizationId, cost)
      own.set(organizationId, answer.left)
      return answer.isTaken ? null : secondsUntil(cost - answer.left)
    },
    remaining: (organizationId) => Math.floor(own.leftOf(organizationId)),
  }
}

function createBuckets(now: () => number) {
  const { limit, restoredPerSecond } = PARTNER_BUDGET
  const buckets = new LRUCache<string, { left: number; at: number }>({
    max: ORGANIZATIONS_MAX,
  })
  const set = (organizationId: string, left: number) =>
    void buckets.set(organizationId, { left, at: now() })
  const leftOf = (organizationId: string) => {
    const { left, at } = buckets.get(organizationId) ?? { left: limit, at: now() }
    return Math.min(limit, left + ((now() - at) / 1_000) * restoredPerSecond)
  }
  return {
    set,
    leftOf,
    take(organizationId: string, cost: number): number | null {
      const left = leftOf(organizationId)
      if (cost > left) return secondsUntil(cost - left)
      set(organizationId, left - cost)
      return null
    },
  }
}

function secondsUntil(missing: number): number {
  return Math.max(1, Math.ceil(missing / PARTNER_BUDGET.restoredPerSecond))
}
