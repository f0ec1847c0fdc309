import { connectForCounters } from '@landfall/kit/database/redis-counters'
import type { Lifecycle } from '@landfall/kit/process/lifecycle'
import type { Log } from '@landfall/kit/observability/log'
import { z } from 'zod'
import { PARTNER_BUDGET, type SharedBucket } from './partner-budget.ts'

/** A partner waits this long at most for Redis before the gateway counts alone. */
const COMMAND_TIMEOUT_MS = 250

/** After this time the bucket is full again and need not be kept. */
const FULL_AFTER_MS = (PARTNER_BUDGET.limit / PARTNER_BUDGET.restoredPerSecond) * 1_000

/**
 * In one step on the server, by its clock: two gateways never take the same objects.
 * KEYS: the bucket. ARGV: limit, objects restored in a millisecond, cost, milliseconds until it is full.
 */
const TAKE = `
local time = redis.call('TIME')
local now = time[1] * 1000 + time[2] / 1000
local bucket = redis.call('HMGET', KEYS[1], 'left', 'at')
local limit = tonumber(ARGV[1])
local cost = tonumber(ARGV[3])
local left = tonumber(bucket[1] or limit)
local restored = math.max(0, now - tonumber(bucket[2] or now)) * tonumber(ARGV[2])
left = math.min(limit, left + restored)
if cost > left then return { 0, tostring(left) } end
left = left - cost
redis.call('HSET', KEYS[1], 'left', tostring(left), 'at', string.format('%.3f', now))
redis.call('PEXPIRE', KEYS[1], ARGV[4])
return { 1, tostring(left) }
`

const answerShape = z.tuple([z.union([z.literal(0), z.literal(1)]), z.coerce.number()])

/**
 * One bucket for an organization at all gateways of a site, in Redis. It answers null while Redis is away, which
 * is logged once.
 */
export async function connectSharedBucket(o: {
  redisUrl: string
  lifecycle: Lifecycle
  log: Log
}): Promise<SharedBucket> {
  const { limit, restoredPerSecond } = PARTNER_BUDGET
  const redis = await connectForCounters(o.redisUrl, {
    commandTimeoutMs: COMMAND_TIMEOUT_MS,
  })
  o.lifecycle.onStop('partner budgets', async () => redis.disconnect())
  let isAway = false
  return async (organizationId, cost) => {
    try {
      const key = `landfall:gateway:partner:${organizationId}`
      const given = [limit, restoredPerSecond / 1_000, cost, FULL_AFTER_MS]
      const [isTaken, left] = answerShape.parse(await redis.eval(TAKE, 1, key, ...given))
      if (isAway) o.log.info('partner budgets are shared again')
      isAway = false
      return { isTaken: isTaken === 1, left }
    } catch (error) {
      if (!isAway) o.log.warn({ err: error }, 'partner budgets are counted by each gateway')
      isAway = true
      return null
    }
  }
}
