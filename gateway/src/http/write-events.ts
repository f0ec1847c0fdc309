import type { ServerResponse } from 'node:http'

/** An answer that goes on: written as it comes, until it ends or the client leaves. */
export type EventBody = {
  chunks: AsyncGenerator<string>
  /** The client is gone; the producer of the chunks stops waiting. */
  leave(): void
}

/** Proxies close what is silent for longer. */
const KEEP_ALIVE_MS = 12_000
/** A client that reads nothing for this long is disconnected. */
const DRAIN_WITHIN_MS = 30_000

/** Writes no further than the client reads; comments keep the connection alive. */
export async function writeEvents(
  response: ServerResponse,
  { chunks, leave }: EventBody,
): Promise<void> {
  response.once('close', leave)
  const pings = setInterval(() => {
    if (!response.writableNeedDrain) response.write(':\n\n')
  }, KEEP_ALIVE_MS)
  try {
    for await (const chunk of chunks) {
      if (response.destroyed) break
      if (!response.write(chunk)) await drained(response)
    }
    response.end()
  } finally {
    clearInterval(pings)
    leave()
  }
}

async function drained(response: ServerResponse): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const late = setTimeout(() => response.destroy(), DRAIN_WITHIN_MS)
  response.once('drain', resolve)
  response.once('close', resolve)
  await promise
  clearTimeout(late)
  response.off('drain', resolve)
  response.off('close', resolve)
}
