import { Redis } from 'ioredis'

const maxReconnectDelayMs = 2_000
const commandTimeoutMs = 5_000

/** Where all of our queues live in Redis. */
export const defaultPrefix = 'landfall'

/** For adding: a command fails at once while Redis is away, and the relay tries again. */
export function connectFailFast(url: string): Redis {
  return new Redis(url, {
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
    connectTimeout: commandTimeoutMs,
    commandTimeout: commandTimeoutMs,
    retryStrategy,
  })
}

/** For workers: commands wait for as long as Redis is away. */
export function connectPatiently(url: string): Redis {
  return new Redis(url, {
    maxRetriesPerRequest: null,
    connectTimeout: commandTimeoutMs,
    retryStrategy,
  })
}

function retryStrategy(tries: number): number {
  return Math.min(tries * 100, maxReconnectDelayMs)
}
