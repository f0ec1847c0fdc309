import { setTimeout as sleep } from 'node:timers/promises'
import { Client, escapeIdentifier } from 'pg'
import type { ClientConfig } from 'pg'
import type { Log } from '../observability/log.ts'

/** Called with what was sent along, or with '' when something may have been missed. */
export type OnNotify = (payload: string) => void

/** LISTEN on a connection of its own, made again for ever; a wake-up may get lost, so callers poll too. */
export function listen(
  connection: ClientConfig,
  channel: string,
  onNotify: OnNotify,
  log: Log,
): { stop(): Promise<void> } {
  const stopped = new AbortController()
  const run = async () => {
    while (!stopped.signal.aborted) {
      try {
        await listenOnce(connection, channel, onNotify, stopped.signal)
      } catch (error) {
        log.warn({ err: error }, 'the listening connection was lost')
      }
      await sleep(1_000, undefined, { signal: stopped.signal }).catch(() => undefined)
    }
  }
  const running = run()
  return {
    stop: async () => {
      stopped.abort()
      await running
    },
  }
}

async function listenOnce(
  connection: ClientConfig,
  channel: string,
  onNotify: OnNotify,
  signal: AbortSignal,
): Promise<void> {
  const client = new Client(connection)
  const over = new Promise<void>((resolve, reject) => {
    client.on('error', reject)
    client.on('end', resolve)
    signal.addEventListener('abort', () => resolve(), { once: true })
  })
  try {
    client.on('notification', ({ payload = '' }) => onNotify(payload))
    await Promise.race([client.connect(), over])
    await client.query(`listen ${escapeIdentifier(channel)}`)
    // What was notified while nobody listened.
    onNotify('')
    await over
  } finally {
    await client.end().catch(() => undefined)
  }
}
