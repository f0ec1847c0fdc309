import type { WebSocket } from 'ws'
import { LIVE_LIMITS } from './live-limits.ts'

const WINDOW_MS = 1_000

/**
 * Hands over the messages of a socket one after another and at a bounded rate. Meanwhile nothing more
 * is read from the network, so a client that sends without reading holds up only itself.
 * @param o.handle resolves once the message is done with and its answer is on its way
 */
export function readMessages(
  socket: Pick<WebSocket, 'on' | 'pause' | 'resume'>,
  o: { handle(text: string): Promise<void>; onFault(error: unknown): void },
): void {
  const waitForTurn = createRateLimit(LIVE_LIMITS.messagesPerSecond)
  // Messages read before the pause still arrive: at most as many as one read from the network holds.
  let waiting = 0
  let last = Promise.resolve()
  const take = async (text: string) => {
    await waitForTurn()
    await o.handle(text)
  }
  socket.on('message', (data) => {
    waiting += 1
    socket.pause()
    last = last
      .then(() => take(String(data)))
      .catch((error: unknown) => o.onFault(error))
      .finally(() => {
        waiting -= 1
        if (waiting === 0) socket.resume()
      })
  })
}

/** At most so many turns within each second from the first one on. */
function createRateLimit(perSecond: number): () => Promise<void> {
  let windowEndsAt = 0
  let left = 0
  return async () => {
    const waitMs = windowEndsAt - performance.now()
    if (waitMs > 0 && left === 0) {
      await new Promise((resolve) => setTimeout(resolve, waitMs).unref())
    }
    if (performance.now() >= windowEndsAt || left === 0) {
      windowEndsAt = performance.now() + WINDOW_MS
      left = perSecond
    }
    left -= 1
  }
}
