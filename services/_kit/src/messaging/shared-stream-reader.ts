import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '../observability/log.ts'
import type { Bus } from './bus.ts'
import { liveStreamRetentionMs } from './bus-streams.ts'
import type { StreamMessage } from './stream-message.ts'
import { readStream } from './read-stream.ts'

/** What one process has read of one key, for all who follow it there. */
export type SharedReader = {
  /**
   * The messages after `after`, from the first that is still kept. Ends after the stream's last
   * message, or when the signal aborts.
   */
  messages(after: number, signal: AbortSignal): AsyncGenerator<StreamMessage, void>
}

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

type ReaderOptions = { bus: Bus; subject: string; log: Log; onUnused(): void }

function createReader(o: ReaderOptions): SharedReader {
  const stopped = new AbortController()
  const kept = createKeptMessages()
  let isRunning = false
  return {
    async *messages(after, signal) {
      const follower = kept.follow()
      if (!isRunning) void readOn(o, kept.add, stopped.signal)
      isRunning = true
      const left = Promise.withResolvers<void>()
      const leave = () => left.resolve()
      signal.addEventListener('abort', leave, { once: true })
      try {
        while (!signal.aborted) {
          const message = kept.take(follower)
          if (!message) {
            await Promise.race([kept.changed(), left.promise])
            continue
          }
          if (message.sequence > after) yield message
          if (message.isLast) return
        }
      } finally {
        signal.removeEventListener('abort', leave)
        if (kept.leave(follower) === 0) {
          stopped.abort()
          o.onUnused()
        }
      }
    },
  }
}

/** Reads until the stream has ended, whatever happens to the connection. */
async function readOn(
  { bus, subject, log }: ReaderOptions,
  add: (message: StreamMessage) => void,
  signal: AbortSignal,
): Promise<void> {
  for (let failures = 0; !signal.aborted;) {
    try {
      if (await readStream({ bus, subject, log, add, signal })) return
      failures = 0
    } catch (error) {
      failures += 1
      const fields = { err: error, component: 'live-streams' }
      if (failures === 1) log.warn(fields, 'a stream cannot be followed now')
    }
    await sleep(RETRY_MS, undefined, { signal }).catch(() => undefined)
  }
}

/** How far a follower has read, counted from the first message ever. */
type Follower = { next: number }

function createKeptMessages() {
  /** Sequences rise; `dropped` counts the messages before the first one that is kept. */
  const kept: { message: StreamMessage; at: number }[] = []
  let dropped = 0
  const followers = new Set<Follower>()
  let changed = Promise.withResolvers<void>()

  // Drops messages that the stream has forgotten too and that every follower here has read.
  const forgetOld = () => {
    const oldest = performance.now() - liveStreamRetentionMs
    const needed = Math.min(...[...followers].map(({ next }) => next)) - dropped
    const count = kept.findIndex(({ at }, index) => at >= oldest || index >= needed)
    if (count > 0) dropped += kept.splice(0, count).length
  }
  return {
    add(message: StreamMessage) {
      if (message.sequence > (kept.at(-1)?.message.sequence ?? 0)) {
        kept.push({ message, at: performance.now() })
      }
      forgetOld()
      changed.resolve()
      changed = Promise.withResolvers()
    },
    changed: () => changed.promise,
    follow() {
      const follower: Follower = { next: dropped }
      followers.add(follower)
      return follower
    },
    /** The next message for this follower, if it has come. */
    take(follower: Follower): StreamMessage | undefined {
      const entry = kept[follower.next - dropped]
      if (entry) follower.next += 1
      return entry?.message
    },
    /** @returns how many still follow */
    leave(follower: Follower): number {
      followers.delete(follower)
      return followers.size
    },
  }
}
