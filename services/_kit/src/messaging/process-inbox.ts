import { setTimeout as sleep } from 'node:timers/promises'
import type { Bus, JetStreamSession } from './bus.ts'
import { newId } from '../core/ids.ts'
import type { Log } from '../observability/log.ts'

/**
 * An address at which other processes can send this one something at once. Messages are not kept: they
 * are for data that the reader can also find elsewhere, only later and at a higher cost.
 */
export type DirectInbox = {
  /** The address for senders; null while nothing would arrive. */
  address(): string | null
  stop(): Promise<void>
}

const TRY_AGAIN_MS = 1_000

/** Opens an inbox for this process; it works again after each outage of NATS. */
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

/** Sends to the process with the address; never rejects. @returns false when it certainly did not arrive */
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
