import { setTimeout as sleep } from 'node:timers/promises'
import type { Bus, JetStreamSession } from './bus.ts'
import { newId } from '../core/ids.ts'
import type { Log } from '../observability/log.ts'

/**
 * Where other processes can tell this one something at once. Nobody keeps what is told: it is for what
 * its reader finds elsewhere too, only later and at a higher price.
 */
export type DirectInbox = {
  /** For whoever shall tell; null while nothing would arrive. */
  address(): string | null
  stop(): Promise<void>
}

const TRY_AGAIN_MS = 1_000

/** Opens an inbox of this process's own; it is there again after each outage of NATS. */
export function openProcessInbox(o: {
  bus: Bus
  onMessage(data: Uint8Array): void
  log: Log
}): DirectInbox {
  const address = `landfall-direct.${newId()}`
  const stopped = new AbortController()
  let session: JetStreamSession | null = null
  const hear = (data: Uint8Array) => {
    try {
      o.onMessage(data)
    } catch (error) {
      o.log.error({ err: error, component: 'direct-messages' }, 'a message is not readable')
    }
  }
  // One for all tries: a listener for each would stay until the end.
  const ended = new Promise((resolve) =>
    stopped.signal.addEventListener('abort', resolve, { once: true }),
  )
  const run = async () => {
    while (!stopped.signal.aborted) {
      session = await o.bus.session().catch(() => null)
      session?.connection.subscribe(address, {
        callback: (error, message) => {
          if (!error) hear(message.data)
        },
      })
      if (session) await Promise.race([session.connection.closed(), ended])
      await sleep(TRY_AGAIN_MS, undefined, { signal: stopped.signal }).catch(
        () => undefined,
      )
    }
  }
  const running = run()
  return {
    address: () => (session?.isUp ? address : null),
    async stop() {
      stopped.abort()
      await running
    },
  }
}

/** Tells whoever has the address; never rejects. @returns false when it certainly did not arrive */
export async function sendToProcess(
  bus: Bus,
  address: string,
  data: Uint8Array,
): Promise<boolean> {
  try {
    const { connection } = await bus.session()
    connection.publish(address, data)
    return true
  } catch {
    return false
  }
}
