import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createRequestClock } from './request-clock.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('does not restart when the request body ends after the clock was stopped, while a file may still be being sent', async () => {
  const clock = createRequestClock()
  const over = vi.fn<(what: 'body' | 'answer') => void>()
  void clock.over.then(over)
  clock.stop()
  clock.bodyIsIn()
  clock.allow({ answerMs: 30_000 })
  expect(vi.getTimerCount()).toBe(0)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(over).not.toHaveBeenCalled()
})

it('starts the time limit of the answer once the request body has arrived', async () => {
  const clock = createRequestClock()
  clock.allow({ answerMs: 30_000 })
  await vi.advanceTimersByTimeAsync(14_000)
  clock.bodyIsIn()
  await vi.advanceTimersByTimeAsync(30_000)
  expect(await clock.over).toBe('answer')
})
