import { setTimeout as sleep } from 'node:timers/promises'
import { Client, escapeIdentifier } from 'pg'
import type { ClientConfig } from 'pg'
import type { Log } from '../observability/log.ts'

/** Called with the payload, or with '' when something may have been missed. */
export type OnNotify = (payload: string) => void

/** A dead idle connection looks open for hours, so it is checked for signs of life. */
const defaultSignEveryMs = 20_000

/** LISTEN on a connection of its own, which is reopened forever; a wake-up may get lost, so callers poll too. */
export function listen(
  connection: ClientConfig,
  channel: string,
  onNotify: OnNotify,
  log: Log,
): { stop(): Promise<void> } {
  const stopped = new AbortController()
  let isAway = false
  const onListening = () => {
    isAway = false
    // Stands for whatever was notified while nobody listened.
    onNotify('')
  }
  const run = async () => {
    while (!stopped.signal.aborted) {
      try {
        const { signal } = stopped
        await listenOnce(connection, channel, { onNotify, onListening, signal })
      } catch (error) {
        // Logged once per outage, not once per try.
        if (!isAway) log.warn({ err: error }, 'the listening connection was lost')
        isAway = true
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
  o: { onNotify: OnNotify; onListening(): void; signal: AbortSignal },
): Promise<void> {
  const client = new Client(connection)
  const { promise: over, resolve, reject } = Promise.withResolvers<void>()
  const stop = () => resolve()
  let sign: NodeJS.Timeout | undefined
  client.on('error', reject)
  client.on('end', stop)
  o.signal.addEventListener('abort', stop)
  try {
    client.on('notification', ({ payload = '' }) => o.onNotify(payload))
    await Promise.race([client.connect(), over])
    await client.query(`listen ${escapeIdentifier(channel)}`)
    o.onListening()
    sign = setInterval(
      () => void client.query('select 1').catch(reject),
      connection.query_timeout ?? defaultSignEveryMs,
    )
    await over
  } finally {
    clearInterval(sign)
    o.signal.removeEventListener('abort', stop)
    await client.end().catch(() => undefined)
  }
}
