import { Redis } from 'ioredis'
import type { Log } from '../observability/log.ts'

const maxReconnectDelayMs = 2_000
const commandTimeoutMs = 5_000

/** Where all of our queues live in Redis. */
export const defaultPrefix = 'landfall'

/**
 * For adding: a command fails at once while Redis is away, and the relay tries again. `settled`
 * resolves once the first try to connect has ended, well or not: commands wait for that.
 */
export function connectFailFast(url: string): { redis: Redis; settled: Promise<void> } {
  const redis = new Redis(url, {
    lazyConnect: true,
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
    // The relay adds a batch at once, which then is one write.
    enableAutoPipelining: true,
    connectTimeout: commandTimeoutMs,
    commandTimeout: commandTimeoutMs,
    retryStrategy,
  })
  return { redis, settled: redis.connect().catch(() => undefined) }
}

/** For workers: commands wait for as long as Redis is away. */
export function connectPatiently(url: string): Redis {
  return new Redis(url, {
    maxRetriesPerRequest: null,
    connectTimeout: commandTimeoutMs,
    retryStrategy,
  })
}

/** One line when the server goes away and one when it is back, however often it is tried. */
export function reportOutages(redis: Redis, component: string, log: Log): void {
  let isAway = false
  redis.on('error', (error) => {
    if (!isAway) log.warn({ err: error, component }, 'Redis is away')
    isAway = true
  })
  redis.on('ready', () => {
    if (isAway) log.info({ component }, 'Redis is back')
    isAway = false
  })
}

function retryStrategy(tries: number): number {
  return Math.min(tries * 100, maxReconnectDelayMs)
}
