import { StorageType } from '@nats-io/jetstream'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Bus } from '../src/messaging/bus.ts'
import { newId } from '../src/core/ids.ts'
import { createStreamPublisher, followStream } from '../src/messaging/progress-streams.ts'
import type { StreamPublisher } from '../src/messaging/progress-streams.ts'
import type { StreamMessage } from '../src/messaging/stream-message.ts'
import { eventually } from '../src/testing/eventually.ts'
import { testBacking } from '../src/testing/backing.ts'
import { startBreakableProxy } from '../src/testing/breakable-proxy.ts'
import { silentLog, testBus } from './_parts.ts'

const stream = 'kit-test'
let bus: Bus
let publisher: StreamPublisher
let key: string
let stopping: AbortController

beforeEach(() => {
  bus = testBus()
  publisher = createStreamPublisher(bus)
  key = newId()
  stopping = new AbortController()
})

afterEach(async () => {
  stopping.abort()
  await bus.close()
})

const publish = (sequence: number, o: { isLast?: boolean; payload?: unknown } = {}) =>
  publisher.publish({
    stream,
    key,
    sequence,
    payload: o.payload ?? { step: sequence },
    isLast: o.isLast ?? false,
  })

function follow(after = 0, o: { bus?: Bus } = {}) {
  const seen: StreamMessage[] = []
  const done = followStream({
    bus: o.bus ?? bus,
    stream,
    key,
    after,
    onMessage: (message) => void seen.push(message),
    signal: stopping.signal,
    log: silentLog,
  })
  return { done, sequences: () => seen.map(({ sequence }) => sequence), seen }
}

describe('a stream', () => {
  it('gives a reader what was published before and after it came, in order, and ends', async () => {
    await publish(1)
    await publish(2)
    const reader = follow()
    await eventually(() => expect(reader.sequences()).toEqual([1, 2]))
    await publish(3, { isLast: true })
    expect(await reader.done).toBe('ended')
    expect(reader.seen).toEqual([
      { sequence: 1, payload: { step: 1 }, isLast: false },
      { sequence: 2, payload: { step: 2 }, isLast: false },
      { sequence: 3, payload: { step: 3 }, isLast: true },
    ])
  })

  it('continues after what a reader has seen', async () => {
    for (const sequence of [1, 2, 3]) await publish(sequence)
    await publish(4, { isLast: true })
    const reader = follow(2)
    await reader.done
    expect(reader.sequences()).toEqual([3, 4])
  })

  it('ends at once for a reader that has seen everything', async () => {
    await publish(1, { isLast: true })
    const reader = follow(1)
    expect(await reader.done).toBe('ended')
    expect(reader.sequences()).toEqual([])
  })

  it('keeps the first of two messages with the same sequence', async () => {
    await publish(1, { payload: 'first' })
    await publish(1, { payload: 'of another try' })
    await publish(2, { isLast: true })
    const reader = follow()
    await reader.done
    expect(reader.seen[0]?.payload).toBe('first')
    expect(reader.sequences()).toEqual([1, 2])
  })

  it('is read once for all who follow one key in a process', async () => {
    await publish(1)
    const readers = [follow(), follow(), follow(1)]
    await eventually(() => expect(readers[0]?.sequences()).toEqual([1]))
    const late = follow()
    await eventually(() => expect(late.sequences()).toEqual([1]))
    const { manager } = await bus.session()
    const consumers = []
    for await (const consumer of manager.consumers.list('LANDFALL_STREAMS')) {
      const { filter_subject, filter_subjects = [filter_subject] } = consumer.config
      if (filter_subjects.some((subject) => subject?.endsWith(key)))
        consumers.push(consumer)
    }
    expect(consumers).toHaveLength(1)
    await publish(2, { isLast: true })
    for (const { done } of [...readers, late]) expect(await done).toBe('ended')
    expect([...readers, late].map((reader) => reader.sequences())).toEqual([
      [1, 2],
      [1, 2],
      [2],
      [1, 2],
    ])
  })

  it('goes on for the others when one leaves, and is read anew once all have left', async () => {
    await publish(1)
    const leaving = new AbortController()
    const left = followStream({
      bus,
      stream,
      key,
      after: 0,
      onMessage: () => leaving.abort(),
      signal: leaving.signal,
      log: silentLog,
    })
    const staying = follow()
    expect(await left).toBe('aborted')
    await publish(2, { isLast: true })
    expect(await staying.done).toBe('ended')
    const again = follow()
    expect(await again.done).toBe('ended')
    expect([staying.sequences(), again.sequences()]).toEqual([
      [1, 2],
      [1, 2],
    ])
  })

  it('is kept in memory', async () => {
    await publish(1)
    const { manager } = await bus.session()
    const { config } = await manager.streams.info('LANDFALL_STREAMS')
    expect(config.storage).toBe(StorageType.Memory)
  })

  it('keeps keys apart', async () => {
    await publisher.publish({ stream, key: newId(), sequence: 1, payload: 0, isLast: true })
    await publish(7, { isLast: true })
    const reader = follow()
    await reader.done
    expect(reader.sequences()).toEqual([7])
  })

  it('stops when its reader leaves', async () => {
    const reader = follow()
    await publish(1)
    await eventually(() => expect(reader.sequences()).toEqual([1]))
    stopping.abort()
    expect(await reader.done).toBe('aborted')
  })

  it('passes on the error of its reader', async () => {
    await publish(1)
    const following = followStream({
      bus,
      stream,
      key,
      after: 0,
      onMessage: () => Promise.reject(new Error('no room')),
      signal: stopping.signal,
      log: silentLog,
    })
    await expect(following).rejects.toThrow('no room')
  })

  it('refuses a key that would follow the subjects of others', async () => {
    for (const bad of ['>', '*', 'a.b', '']) {
      const asked = { stream, key: bad, sequence: 1, payload: null, isLast: false }
      await expect(publisher.publish(asked)).rejects.toThrow('letters')
    }
  })
})

describe('a stream through an outage', () => {
  it('reaches its reader without a gap or a duplicate', async () => {
    const proxy = await startBreakableProxy(testBacking().natsUrl)
    const cutBus = testBus(proxy.url)
    const reader = follow(0, { bus: cutBus })
    await publish(1)
    await eventually(() => expect(reader.sequences()).toEqual([1]))
    proxy.cut()
    await publish(2)
    await publish(3)
    proxy.mend()
    await publish(4)
    await eventually(() => expect(reader.sequences()).toEqual([1, 2, 3, 4]))
    proxy.cut()
    await publish(5, { isLast: true })
    proxy.mend()
    expect(await reader.done).toBe('ended')
    expect(reader.sequences()).toEqual([1, 2, 3, 4, 5])
    await cutBus.close()
    await proxy.close()
  })

  it('waits for NATS that is away when a reader comes', async () => {
    const proxy = await startBreakableProxy(testBacking().natsUrl)
    proxy.cut()
    const cutBus = testBus(proxy.url)
    const reader = follow(0, { bus: cutBus })
    await publish(1, { isLast: true })
    proxy.mend()
    expect(await reader.done).toBe('ended')
    expect(reader.sequences()).toEqual([1])
    await cutBus.close()
    await proxy.close()
  })

  it('never holds up or fails the work that publishes to it', async () => {
    const proxy = await startBreakableProxy(testBacking().natsUrl)
    const cutBus = testBus(proxy.url)
    const cutPublisher = createStreamPublisher(cutBus, { deadlineMs: 200 })
    const step = { stream, key, sequence: 1, payload: null, isLast: false }
    expect(await cutPublisher.publish(step)).toBe(true)
    proxy.cut()
    expect(await cutPublisher.publish({ ...step, sequence: 2 })).toBe(false)
    await cutBus.close()
    await proxy.close()
  })
})
