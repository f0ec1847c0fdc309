/** Values that one subscriber has not read yet, up to a limit. */
export type BoundedQueue<T> = {
  /** @returns false if the reader is gone or was dropped for being too slow */
  push(value: T): boolean
  /** The reader gets the waiting values and then the end. */
  end(last?: T): void
  /** For one reader. Leaving early counts as gone. */
  read(): AsyncGenerator<T, void, undefined>
}

type Waiting<T> = (result: IteratorResult<T, void>) => void

/**
 * @param o.room how many values may wait
 * @param o.whenFull `newest` keeps only the newest value, for states; otherwise this is the last value
 *   and the reader is dropped
 * @param o.onGone called once, whoever ended it
 */
export function createBoundedQueue<T>(o: {
  room: number
  whenFull: 'newest' | { last: T }
  onGone(): void
}): BoundedQueue<T> {
  let values: T[] = []
  let waiting: Waiting<T> | null = null
  let isOver = false

  const finish = () => {
    if (isOver) return
    isOver = true
    o.onGone()
  }
  const give = (value: T) => {
    if (waiting) {
      const resolve = waiting
      waiting = null
      resolve({ value, done: false })
    } else values.push(value)
  }
  const end = (last?: T) => {
    if (isOver) return
    if (last !== undefined) give(last)
    finish()
    waiting?.({ value: undefined, done: true })
    waiting = null
  }
  return {
    push(value) {
      if (isOver) return false
      if (values.length < o.room) give(value)
      else if (o.whenFull === 'newest') values = [...values.slice(1), value]
      else {
        values = []
        end(o.whenFull.last)
        return false
      }
      return true
    },
    end,
    // Not an async generator function: its `return` would wait for the next value.
    read: () =>
      readerOf({
        next() {
          const value = values.shift()
          if (value !== undefined) return Promise.resolve({ value, done: false })
          if (isOver) return Promise.resolve({ value: undefined, done: true })
          return new Promise((resolve) => (waiting = resolve))
        },
        leave() {
          values = []
          end()
        },
      }),
  }
}

function readerOf<T>(o: {
  next(): Promise<IteratorResult<T, void>>
  leave(): void
}): AsyncGenerator<T, void, undefined> {
  const reader: AsyncGenerator<T, void, undefined> = {
    next: o.next,
    async return() {
      o.leave()
      return { value: undefined, done: true }
    },
    async throw(error) {
      o.leave()
      throw error
    },
    async [Symbol.asyncDispose]() {
      o.leave()
    },
    [Symbol.asyncIterator]: () => reader,
  }
  return reader
}
