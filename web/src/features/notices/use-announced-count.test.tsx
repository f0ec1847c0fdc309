import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useAnnouncedCount } from './use-announced-count.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))

it('says nothing of what was there, and once what comes together', () => {
  const { result, rerender } = renderHook(({ unread }) => useAnnouncedCount(unread), {
    initialProps: { unread: null as number | null },
  })
  rerender({ unread: 3 })
  pass(60_000)
  expect(result.current).toBe('')
  rerender({ unread: 4 })
  pass(1_000)
  rerender({ unread: 6 })
  pass(1_999)
  expect(result.current).toBe('')
  pass(1)
  expect(result.current).toBe('New notifications. 6 are unread.')
})

it('waits half a minute before the next, and says nothing of reading', () => {
  const { result, rerender } = renderHook(({ unread }) => useAnnouncedCount(unread), {
    initialProps: { unread: 0 },
  })
  rerender({ unread: 1 })
  pass(2_000)
  expect(result.current).toBe('A new notification. 1 is unread.')
  rerender({ unread: 2 })
  pass(29_000)
  expect(result.current).toBe('A new notification. 1 is unread.')
  pass(1_000)
  expect(result.current).toBe('New notifications. 2 are unread.')
  rerender({ unread: 0 })
  pass(60_000)
  expect(result.current).toBe('New notifications. 2 are unread.')
})
