import { Redis } from 'ioredis'
import type { Log } from '../observability/log.ts'
import { ConfigError } from '../process/config.ts'

const maxReconnectDelayMs = 2_000
const commandTimeoutMs = 5_000
/** Longer than a worker's blocking request for a job. */
const defaultSilenceMs = 20_000

/** Where all of our queues live in Redis. */
export const defaultPrefix = 'landfall'

/**
 * For adding: a command fails at once while Redis is away, and the relay tries again. `settled`
 * resolves once the first try to connect has ended, well or not: commands wait for that.
 * @returns `close` hangs up, but not in the middle of connecting: that would be taken for an outage
 * @param timeoutMs a command that takes longer fails, and with it its connection, which may lead nowhere anymore
 */
export function connectFailFast(
  url: string,
  timeoutMs = commandTimeoutMs,
): { redis: Redis; settled: Promise<void>; close: () => Promise<void> } {
  const redis = new Redis(url, {
    lazyConnect: true,
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
    // The relay adds a batch at once, which then is one write.
    enableAutoPipelining: true,
    connectTimeout: commandTimeoutMs,
    commandTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    retryStrategy,
  })
  const settled = redis.connect().catch(() => undefined)
  return { redis, settled, close: () => settled.then(() => redis.disconnect()) }
}

/**
 * For workers: commands wait for as long as Redis is away.
 * @param silenceMs after which a connection that answers nothing is made anew
 */
export function connectPatiently(url: string, silenceMs = defaultSilenceMs): Redis {
  return new Redis(url, {
    maxRetriesPerRequest: null,
    connectTimeout: commandTimeoutMs,
    socketTimeout: silenceMs,
    retryStrategy,
  })
}

/**
 * Without an append-only file, a kill loses most of the acknowledged jobs. Ignores a Redis that is
 * down.
 * @throws ConfigError if it has no such file
 */
export async function refuseLossyRedis(url: string): Promise<void> {
  const { redis, settled, close } = connectFailFast(url)
  redis.on('error', () => undefined)
  try {
    await settled
    const persistence = await redis.info('persistence').catch(() => '')
    if (!/^aof_enabled:0/m.test(persistence)) return
  } finally {
    await close()
  }
  throw new ConfigError(
    'Redis may lose what it has acknowledged: it keeps no append-only file. Set appendonly to yes; ' +
      'ALLOW_LOSSY_STORES=true starts all the same, for what may be lost.',
  )
}

/** Logs one line when the server goes down and one when it is back, regardless of the number of tries. */
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

/** Calls each added listener when a lost connection is back, with the time for which it was lost. */
export function followOutages(redis: Redis): Set<(awayMs: number) => void> {
  const listeners = new Set<(awayMs: number) => void>()
  let lostAt: number | null = null
  redis.on('close', () => (lostAt ??= performance.now()))
  redis.on('ready', () => {
    if (lostAt === null) return
    const awayMs = performance.now() - lostAt
    lostAt = null
    for (const listener of listeners) listener(awayMs)
  })
  return listeners
}

function retryStrategy(tries: number): number {
  return Math.min(tries * 100, maxReconnectDelayMs)
}
