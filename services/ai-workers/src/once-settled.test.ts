import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { onceSettled } from './once-settled.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('the work waits for quiet, and then runs a single time', () => {
  const work = vi.fn<() => void>()
  const settled = onceSettled(1_000, work)
  vi.advanceTimersByTime(5_000)
  expect(work).not.toHaveBeenCalled()
  settled.happened()
  vi.advanceTimersByTime(900)
  settled.happened()
  vi.advanceTimersByTime(900)
  expect(work).not.toHaveBeenCalled()
  vi.advanceTimersByTime(100)
  settled.happened()
  vi.advanceTimersByTime(5_000)
  expect(work).toHaveBeenCalledOnce()
})

it('the work does not run after it was stopped', () => {
  const work = vi.fn<() => void>()
  const settled = onceSettled(1_000, work)
  settled.happened()
  settled.stop()
  vi.advanceTimersByTime(5_000)
  expect(work).not.toHaveBeenCalled()
})
