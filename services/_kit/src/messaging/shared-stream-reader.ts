import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '../observability/log.ts'
import type { Bus } from './bus.ts'
import { liveStreamKeptMs } from './bus-streams.ts'
import type { StreamMessage } from './stream-message.ts'
import { readStream } from './read-stream.ts'

/** What one process has read of one key, for all who follow it there. */
export type SharedReader = {
  /**
   * The messages behind `after`, from the first that is still kept on. Ends behind the last one of the
   * stream, or when the signal aborts.
   */
  messages(after: number, signal: AbortSignal): AsyncGenerator<StreamMessage, void>
}

type Kept = { message: StreamMessage; at: number }

const RETRY_MS = 250

const readers = new WeakMap<Bus, Map<string, SharedReader>>()

/** One consumer for each key and process, however many follow it. */
export function sharedReader(bus: Bus, subject: string, log: Log): SharedReader {
  const ofBus = readers.get(bus) ?? new Map<string, SharedReader>()
  readers.set(bus, ofBus)
  const known = ofBus.get(subject)
  if (known) return known
  const reader = createReader({
    bus,
    subject,
    log,
    onUnused: () => {
      if (ofBus.get(subject) === reader) ofBus.delete(subject)
    },
  })
  ofBus.set(subject, reader)
  return reader
}

function createReader(o: {
  bus: Bus
  subject: string
  log: Log
  onUnused(): void
}): SharedReader {
  const stopped = new AbortController()
  /** Sequences rise; `dropped` counts what stood before the first that is kept. */
  const kept: Kept[] = []
  let dropped = 0
  const followers = new Set<{ next: number }>()
  let changed = Promise.withResolvers<void>()
  let isRunning = false

  const add = (message: StreamMessage) => {
    if (message.sequence > (kept.at(-1)?.message.sequence ?? 0)) {
      kept.push({ message, at: performance.now() })
    }
    forgetOld()
    changed.resolve()
    changed = Promise.withResolvers()
  }
  // What the stream has forgotten too, and everybody here has read.
  const forgetOld = () => {
    const oldest = performance.now() - liveStreamKeptMs
    const needed = Math.min(...[...followers].map(({ next }) => next)) - dropped
    const count = kept.findIndex(({ at }, index) => at >= oldest || index >= needed)
    if (count > 0) dropped += kept.splice(0, count).length
  }
  const run = async () => {
    for (let failures = 0; !stopped.signal.aborted;) {
      try {
        const { bus, subject, log } = o
        if (await readStream({ bus, subject, log, add, signal: stopped.signal })) return
        failures = 0
      } catch (error) {
        failures += 1
        const fields = { err: error, component: 'live-streams' }
        if (failures === 1) o.log.warn(fields, 'a stream cannot be followed now')
      }
      await sleep(RETRY_MS, undefined, { signal: stopped.signal }).catch(() => undefined)
    }
  }
  return {
    async *messages(after, signal) {
      const follower = { next: dropped }
      followers.add(follower)
      if (!isRunning) void run()
      isRunning = true
      const left = Promise.withResolvers<void>()
      const leave = () => left.resolve()
      signal.addEventListener('abort', leave, { once: true })
      try {
        while (!signal.aborted) {
          const entry = kept[follower.next - dropped]
          if (!entry) {
            await Promise.race([changed.promise, left.promise])
            continue
          }
          follower.next += 1
          if (entry.message.sequence > after) yield entry.message
          if (entry.message.isLast) return
        }
      } finally {
        signal.removeEventListener('abort', leave)
        followers.delete(follower)
        if (followers.size === 0) {
          stopped.abort()
          o.onUnused()
        }
      }
    },
  }
}
