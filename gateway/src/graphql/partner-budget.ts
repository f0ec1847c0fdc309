import { LRUCache } from 'lru-cache'

/** How many objects an organization's systems may ask for at once, and how fast the bucket refills. */
export const PARTNER_BUDGET = { limit: 1_000, restoredPerSecond: 50 } as const

export type PartnerBudget = {
  /** Takes a cost. Returns null, or, taking nothing, the seconds until there is enough for it. */
  take(organizationId: string, cost: number): Promise<number | null>
  /** The balance after this process last took something. */
  remaining(organizationId: string): number
}

/** Takes a cost from the bucket that all gateways share, if the balance suffices. Null while it can't be reached. */
export type SharedBucket = (
  organizationId: string,
  cost: number,
) => Promise<{ isTaken: boolean; left: number } | null>

const ORGANIZATIONS_MAX = 10_000

/**
 * A leaky bucket for each organization, shared by all its keys, so that another key buys nothing more.
 * @param o.now milliseconds of a clock that never jumps back
 * @param o.shared the bucket of all gateways; without it, and while it can't be reached, this process has
 *   buckets of its own, which go on from what was left in the shared one
 */
export function createPartnerBudget(
  o: { now?: () => number; shared?: SharedBucket | null } = {},
): PartnerBudget {
  const { limit } = PARTNER_BUDGET
  const { now = () => performance.now(), shared } = o
  const own = createBuckets(now)
  return {
    async take(organizationId, asked) {
      // The facade has longer pages than the graph: such a page takes a full bucket instead
      // of being refused forever.
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
