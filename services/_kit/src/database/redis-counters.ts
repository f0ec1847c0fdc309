import { Redis } from 'ioredis'

const COMMAND_TIMEOUT_MS = 1_000
const FIRST_CONNECTION_MS = 2_000

/**
 * A connection for counters: while Redis is down a command fails at once, so that the caller falls
 * back to this process's memory and goes on. Waits for the first connection, or its failure, so that
 * the first counts are not kept in two places.
 * @param url redis:// or rediss://
 * @param o.commandTimeoutMs a command that takes longer fails, and its connection with it
 */
export async function connectForCounters(
  url: string,
  o: { commandTimeoutMs?: number } = {},
): Promise<Redis> {
  const commandTimeout = o.commandTimeoutMs ?? COMMAND_TIMEOUT_MS
  const redis = new Redis(url, {
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
    connectTimeout: 5_000,
    commandTimeout,
    // A server that hangs counts as away after one command, so a request with several waits only once.
    socketTimeout: commandTimeout,
    retryStrategy: (tries) => Math.min(tries * 200, 2_000),
  })
  // Callers notice failures by their commands; without a listener ioredis prints to the console.
  redis.on('error', () => undefined)
  const { promise: settled, resolve } = Promise.withResolvers<void>()
  redis.once('ready', resolve).once('close', resolve)
  const timer = setTimeout(resolve, FIRST_CONNECTION_MS)
  await settled
  clearTimeout(timer)
  return redis
}
