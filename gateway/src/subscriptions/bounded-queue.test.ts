import { describe, expect, it, vi } from 'vitest'
import { createBoundedQueue } from './bounded-queue.ts'

const onGone = vi.fn<() => void>()

async function readAll<T>(values: AsyncIterable<T>): Promise<T[]> {
  const read: T[] = []
  for await (const value of values) read.push(value)
  return read
}

describe('a bounded queue', () => {
  it('delivers waiting items, then the final message, then ends', async () => {
    const mailbox = createBoundedQueue<string>({ room: 2, whenFull: 'newest', onGone })
    mailbox.push('a')
    mailbox.push('b')
    mailbox.end('bye')
    expect(await readAll(mailbox.read())).toEqual(['a', 'b', 'bye'])
  })

  it('keeps only the newest state for a slow reader', async () => {
    const mailbox = createBoundedQueue<number>({ room: 1, whenFull: 'newest', onGone })
    for (const state of [1, 2, 3]) mailbox.push(state)
    mailbox.end()
    expect(await readAll(mailbox.read())).toEqual([3])
  })

  it('disconnects a reader that is too slow to receive every item', async () => {
    const gone = vi.fn<() => void>()
    const mailbox = createBoundedQueue<string>({
      room: 2,
      whenFull: { last: 'too slow' },
      onGone: gone,
    })
    expect(['1', '2', '3', '4'].map((step) => mailbox.push(step))).toEqual([
      true,
      true,
      false,
      false,
    ])
    expect(await readAll(mailbox.read())).toEqual(['too slow'])
    expect(gone).toHaveBeenCalledTimes(1)
  })

  it('lets a waiting reader leave', async () => {
    const gone = vi.fn<() => void>()
    const mailbox = createBoundedQueue<string>({
      room: 1,
      whenFull: 'newest',
      onGone: gone,
    })
    const reader = mailbox.read()
    const waiting = reader.next()
    await reader.return(undefined)
    expect(await waiting).toEqual({ value: undefined, done: true })
    expect(gone).toHaveBeenCalledTimes(1)
    expect(mailbox.push('late')).toBe(false)
  })
})
