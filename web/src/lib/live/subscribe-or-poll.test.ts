import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { reconnectDelayMs } from './reconnect.ts'
import { subscribeOrPoll } from './subscribe-or-poll.ts'

type Sink = {
  next(result: unknown): void
  error(error: unknown): void
  complete(): void
}

/** A socket whose server a test plays. */
function fakeSocket() {
  const sinks: Sink[] = []
  const listeners = new Set<() => void>()
  const closed = vi.fn<() => void>()
  return {
    sinks,
    closed,
    newest: () => sinks.at(-1),
    drop: () => {
      for (const listener of listeners) listener()
    },
    socket: {
      subscribe: (_request: unknown, sink: Sink) => {
        sinks.push(sink)
        return closed
      },
      onDown: (listener: () => void) => {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    },
  }
}

function watch(o: { isEndless?: boolean; fails?: boolean } = {}) {
  const fake = fakeSocket()
  const onData = vi.fn<(data: unknown) => void>()
  const onOver = vi.fn<(reason: string) => void>()
  const poll = vi.fn<() => Promise<unknown>>().mockResolvedValue(null)
  const stop = subscribeOrPoll({
    loadSocket: async () => {
      if (o.fails) throw new Error('the script did not load')
      return fake.socket
    },
    request: { query: 'subscription { count }', variables: {} },
    onData,
    onOver,
    poll,
    isEndless: o.isEndless ?? true,
  })
  return { ...fake, onData, onOver, poll, stop }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('watching live', () => {
  it('hands on what is pushed and asks for nothing meanwhile', async () => {
    const { newest, onData, poll } = watch()
    await vi.advanceTimersByTimeAsync(0)
    newest()?.next({ data: { count: 1 } })
    newest()?.next({ data: { count: 2 } })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(onData.mock.calls).toEqual([[{ count: 1 }], [{ count: 2 }]])
    expect(poll).not.toHaveBeenCalled()
  })

  it('hands on that what is watched is gone, but not that it cannot be read just now', async () => {
    const { newest, onData } = watch()
    await vi.advanceTimersByTimeAsync(0)
    const errors = [{ extensions: { code: 'SERVICE_UNAVAILABLE' } }]
    newest()?.next({ data: { count: null }, errors })
    expect(onData).not.toHaveBeenCalled()
    newest()?.next({ data: { count: null } })
    expect(onData.mock.calls).toEqual([[{ count: null }]])
  })

  it('asks from time to time while no socket opens', async () => {
    const { poll } = watch()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(poll.mock.calls.length).toBeGreaterThan(2)
  })

  it('asks ever more rarely while no socket opens, although it is answered, and soon again after one did', async () => {
    const { newest, drop, poll } = watch()
    const askedIn = async (ms: number) => {
      const before = poll.mock.calls.length
      await vi.advanceTimersByTimeAsync(ms)
      return poll.mock.calls.length - before
    }
    await askedIn(300_000)
    const perMinute = (await askedIn(300_000)) / 5
    expect(perMinute).toBeGreaterThan(2)
    expect(perMinute).toBeLessThan(5)
    newest()?.next({ data: { count: 1 } })
    drop()
    expect(await askedIn(7_000)).toBe(1)
    expect(await askedIn(13_000)).toBe(1)
  })

  it('asks while the line is lost, and stops when it is back', async () => {
    const { newest, drop, poll } = watch()
    await vi.advanceTimersByTimeAsync(0)
    newest()?.next({ data: { count: 1 } })
    drop()
    await vi.advanceTimersByTimeAsync(20_000)
    const asked = poll.mock.calls.length
    expect(asked).toBeGreaterThan(0)
    newest()?.next({ data: { count: 2 } })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(poll).toHaveBeenCalledTimes(asked)
  })

  it('opens a state again that the server ended', async () => {
    const { sinks, newest, onOver } = watch()
    await vi.advanceTimersByTimeAsync(0)
    newest()?.complete()
    await vi.advanceTimersByTimeAsync(5_000)
    expect(sinks).toHaveLength(2)
    expect(onOver).not.toHaveBeenCalled()
  })

  it('is over when a stream ends', async () => {
    const { newest, onOver, poll } = watch({ isEndless: false })
    await vi.advanceTimersByTimeAsync(0)
    newest()?.complete()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(onOver.mock.calls).toEqual([['ended']])
    expect(poll).not.toHaveBeenCalled()
  })

  it.each([
    [
      'before it opens',
      (sink?: Sink) => sink?.error([{ extensions: { code: 'NOT_FOUND' } }]),
    ],
    [
      'later',
      (sink?: Sink) => sink?.next({ errors: [{ extensions: { code: 'NOT_FOUND' } }] }),
    ],
  ])('is over when the server refuses %s', async (_when, refuse) => {
    const { newest, onOver, sinks } = watch()
    await vi.advanceTimersByTimeAsync(0)
    refuse(newest())
    await vi.advanceTimersByTimeAsync(60_000)
    expect(onOver.mock.calls).toEqual([['refused']])
    expect(sinks).toHaveLength(1)
  })

  it('tries again when the server is away for a moment', async () => {
    const { newest, onOver, sinks } = watch()
    await vi.advanceTimersByTimeAsync(0)
    newest()?.error([{ extensions: { code: 'SERVICE_UNAVAILABLE' } }])
    await vi.advanceTimersByTimeAsync(5_000)
    expect(sinks).toHaveLength(2)
    expect(onOver).not.toHaveBeenCalled()
  })

  it('comes back ever more rarely while it is refused, and soon again after that', async () => {
    const { newest, sinks, poll } = watch()
    poll.mockRejectedValue(new Error('503'))
    const refuse = () => newest()?.error([{ extensions: { code: 'SERVICE_UNAVAILABLE' } }])
    const openedIn = async (ms: number) => {
      const before = sinks.length
      for (let passed = 0; passed < ms; passed += 100) {
        const opened = sinks.length
        await vi.advanceTimersByTimeAsync(100)
        if (sinks.length > opened) refuse()
      }
      return sinks.length - before
    }
    await vi.advanceTimersByTimeAsync(0)
    refuse()
    await openedIn(60_000)
    expect(await openedIn(60_000)).toBeLessThanOrEqual(3)
    const asked = poll.mock.calls.length
    await openedIn(60_000)
    expect(poll.mock.calls.length - asked).toBeLessThanOrEqual(2)
    newest()?.next({ data: { count: 1 } })
    refuse()
    expect(await openedIn(3_000)).toBe(1)
  })

  it('asks when the script for sockets cannot be loaded', async () => {
    const { poll } = watch({ fails: true })
    await vi.advanceTimersByTimeAsync(30_000)
    expect(poll).toHaveBeenCalled()
  })

  it('leaves nothing behind when it is stopped', async () => {
    const { stop, closed, poll } = watch()
    await vi.advanceTimersByTimeAsync(0)
    stop()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(closed).toHaveBeenCalledTimes(1)
    expect(poll).not.toHaveBeenCalled()
  })
})

/** The delays of the first tries, for a given random number from 0 to 1. */
function delaysBy(random: number, tries: number): number[] {
  vi.spyOn(Math, 'random').mockReturnValue(random)
  return Array.from({ length: tries }, (_, retries) => reconnectDelayMs(retries))
}

function sum(delaysMs: readonly number[]): number {
  return delaysMs.reduce((total, delayMs) => total + delayMs, 0)
}

describe('coming back', () => {
  afterEach(() => {
    vi.restoreAllMocks()
  })

  it('is within two seconds at first', () => {
    expect(Math.max(...delaysBy(1, 20))).toBe(2_000)
  })

  it('is within five seconds for as long as a gateway may take to start', () => {
    expect(Math.max(...delaysBy(1, 60))).toBe(5_000)
    expect(sum(delaysBy(0, 60))).toBeGreaterThan(90_000)
  })

  it('is rare where sockets never work', () => {
    expect(sum(delaysBy(1, 60))).toBeLessThan(300_000)
    expect(delaysBy(1, 61).at(-1)).toBe(30_000)
  })
})
