import { networkOf } from '@landfall/kit/http/client-network'
import type { Caller } from '@landfall/kit/identity/viewer'
import { PARTNER_BUDGET, type SharedBucket, createPartnerBudget } from './partner-budget.ts'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

export type BudgetLimits = {
  /** Per person, or per address (IPv6: network) for people who are not signed in. */
  costPerMinute: number
  /** Operations that nobody has sent before, per address: each new document and each new plan counts. */
  newOperationsPerMinute: number
}

/** The parts of a caller by which budgets are kept. */
export type Asker = Pick<Caller, 'viewer' | 'partner'> & {
  client: Pick<Caller['client'], 'address'>
}

/** Limits what one caller may ask of this process. Each method returns null, or the seconds to wait. */
export type RequestBudget = {
  /** Takes the cost of an operation, as measured by `measureOperation`. */
  spend(caller: Asker, cost: number): Promise<number | null>
  /** Counts a document to be parsed and validated, or a plan to be made. */
  admitNew(caller: Asker): Promise<number | null>
  /** What a partner has left, after what was taken; null for everybody else. */
  balanceOf(caller: Asker): Balance | null
}

export type Balance = { remaining: number; limit: number; restoredPerSecond: number }

const MINUTE_SECONDS = 60
/** Clients that ask again as soon as they are refused are refused no faster than this. */
const REFUSAL_PAUSE_MS = 500
/** How many refusals may be delayed at a time; more are sent at once, so that they take no memory. */
const REFUSALS_HELD = 1_000

/**
 * Limits what one caller can make the site do, whatever the single operations are. Kept in memory, so
 * each gateway grants its own share, except to partners, who are told their balance. The platform's
 * own requests have no address and are not counted.
 * @param o.pauseMs before a refusal is sent
 * @param o.partners the buckets that all gateways share
 */
export function createRequestBudget(
  limits: BudgetLimits,
  o: { pauseMs?: number; partners?: SharedBucket | null } = {},
): RequestBudget {
  const secondsToWait = createRefusals(o.pauseMs ?? REFUSAL_PAUSE_MS)
  const cost = new RateLimiterMemory({
    points: limits.costPerMinute,
    duration: MINUTE_SECONDS,
  })
  // A new operation is checked once and planned once.
  const novelties = new RateLimiterMemory({
    points: 2 * limits.newOperationsPerMinute,
    duration: MINUTE_SECONDS,
  })
  const partners = createPartnerBudget({ shared: o.partners ?? null })
  return {
    async spend(caller, points) {
      const { viewer, client, partner } = caller
      if (partner) return partners.take(partner.organizationId, Math.max(1, points))
      if (client.address === '') return null
      const key =
        viewer.kind === 'visitor' ? networkOf(client.address) : `person ${viewer.userId}`
      // Every answer costs at least one point.
      return secondsToWait(cost.consume(key, Math.max(1, points)))
    },
    async admitNew({ client }) {
      if (client.address === '') return null
      return secondsToWait(novelties.consume(networkOf(client.address)))
    },
    balanceOf({ partner }) {
      if (!partner) return null
      const remaining = partners.remaining(partner.organizationId)
      return { remaining, ...PARTNER_BUDGET }
    },
  }
}

/** Null, or after a pause the seconds that the refusal asks to wait. */
function createRefusals(pauseMs: number) {
  let held = 0
  return async (consumed: Promise<unknown>): Promise<number | null> => {
    try {
      await consumed
      return null
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal
      if (held < REFUSALS_HELD) {
        held += 1
        await new Promise((resolve) => setTimeout(resolve, pauseMs))
        held -= 1
      }
      return Math.max(1, Math.ceil(refusal.msBeforeNext / 1_000))
    }
  }
}
