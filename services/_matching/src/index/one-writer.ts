import { HEAD, type Regions } from './layout.ts'

/**
 * One writer and many readers on one buffer. The sequence is odd while a row is being changed; a reader that sees
 * the same even sequence before and after has read whole rows of one moment. A reader that was disturbed too often
 * asks the writer to wait. That wait is a limited courtesy: a dead reader delays nobody for long, and no answer
 * depends on it.
 */

/** How many disturbed readings a reader accepts before it asks for quiet. */
const FREE_TRIES = 2
const WRITER_WAITS_MS = 20
const READER_WAITS_MS = 5

/** The most threads that can ask for quiet; `reader` is always below it. */
export const MAX_READERS = 31

/** Changes the rows; no reader answers from a half-done change. */
export function writeRows({ header }: Regions, change: () => void): void {
  waitForQuiet(header)
  Atomics.add(header, HEAD.sequence, 1)
  try {
    change()
  } finally {
    Atomics.add(header, HEAD.sequence, 1)
    Atomics.notify(header, HEAD.sequence)
  }
}

function waitForQuiet(header: Int32Array): void {
  const pauses = Atomics.load(header, HEAD.pauses)
  if (pauses !== 0) Atomics.wait(header, HEAD.pauses, pauses, WRITER_WAITS_MS)
}

/** Returns what `read` returns, all of it from one moment. `reader` is the thread's own number. */
export function readRows<T>({ header }: Regions, reader: number, read: () => T): T {
  for (let tries = 0; ; tries += 1) {
    if (tries === FREE_TRIES) Atomics.or(header, HEAD.pauses, 1 << reader)
    const attempt = tryRead(header, read)
    if (attempt !== null) {
      if (tries >= FREE_TRIES) endPause(header, reader)
      return attempt.value
    }
  }
}

/** Withdraws a reader's request for quiet, also for a reader that has died. */
export function endPause(header: Int32Array, reader: number): void {
  Atomics.and(header, HEAD.pauses, ~(1 << reader))
  Atomics.notify(header, HEAD.pauses)
}

function tryRead<T>(header: Int32Array, read: () => T): { value: T } | null {
  const before = Atomics.load(header, HEAD.sequence)
  if (before % 2 !== 0) {
    Atomics.wait(header, HEAD.sequence, before, READER_WAITS_MS)
    return null
  }
  const isUndisturbed = () => Atomics.load(header, HEAD.sequence) === before
  try {
    const value = read()
    return isUndisturbed() ? { value } : null
  } catch (error) {
    // Reading a torn row may fail in any way; only an error in an undisturbed reading is a fault.
    if (isUndisturbed()) throw error
    return null
  }
}
