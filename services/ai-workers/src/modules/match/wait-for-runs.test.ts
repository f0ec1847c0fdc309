import { createLog } from '@landfall/kit/observability/log'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { RunEnd } from './match-run.ts'
import { createRunWaiter } from './wait-for-runs.ts'

const log = createLog({ service: 'test', level: 'silent' })
const summary = { matchCount: 3 } as RunEnd['summary']
const end: RunEnd = { resultId: 'result', finishedAt: new Date(), summary }

const stop = async () => undefined

type Calls = {
  wake?: (runId: string) => void
  answer?: (runId: string, end: RunEnd) => void
}

function startWaiter(o: { address?: string | null; ended?: string[] } = {}) {
  const calls: Calls = {}
  const waiter = createRunWaiter({
    matchRuns: { findEnded: async (ids) => ids.filter((id) => o.ended?.includes(id)) },
    wake: (onEnd) => {
      calls.wake = onEnd
      return { stop }
    },
    openAnswers: (onAnswer) => {
      calls.answer = onAnswer
      return { address: () => o.address ?? null, stop }
    },
    log,
  })
  return {
    waiter,
    wake: (id: string) => calls.wake?.(id),
    answer: (id: string) => calls.answer?.(id, end),
  }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const isWaiting = async (wait: Promise<unknown>) =>
  (await Promise.race([wait, Promise.resolve('waits')])) === 'waits'

describe('waiting for a run', () => {
  it('gets its end from the worker that computed it, even when that comes before anybody waits', async () => {
    const { waiter, answer } = startWaiter({ address: 'here' })
    const waits = [waiter.wait('one', 30_000), waiter.wait('one', 30_000)]
    answer('one')
    expect(await Promise.all(waits)).toEqual([end, end])
    answer('two')
    expect(await waiter.wait('two', 30_000)).toBe(end)
    await waiter.stop()
  })

  it('gives the result a moment after the wake-up, then has the state read', async () => {
    const { waiter, wake, answer } = startWaiter({ address: 'here' })
    const [answered, unanswered] = [
      waiter.wait('answered', 30_000),
      waiter.wait('unanswered', 30_000),
    ]
    wake('answered')
    wake('unanswered')
    await vi.advanceTimersByTimeAsync(100)
    answer('answered')
    expect(await answered).toBe(end)
    expect(await isWaiting(unanswered)).toBe(true)
    await vi.advanceTimersByTimeAsync(200)
    expect(await unanswered).toBeNull()
    await waiter.stop()
  })

  it('has the state read at once where no message can come', async () => {
    const { waiter, wake } = startWaiter({ address: null })
    const wait = waiter.wait('one', 30_000)
    wake('one')
    expect(await wait).toBeNull()
    await waiter.stop()
  })

  it('looks for itself when neither comes, and ends when its time is over', async () => {
    const { waiter } = startWaiter({ address: 'here', ended: ['lost'] })
    const [lost, slow] = [waiter.wait('lost', 30_000), waiter.wait('slow', 5_000)]
    await vi.advanceTimersByTimeAsync(1_000)
    expect(await lost).toBeNull()
    expect(await isWaiting(slow)).toBe(true)
    await vi.advanceTimersByTimeAsync(4_000)
    expect(await slow).toBeNull()
    await waiter.stop()
  })
})
