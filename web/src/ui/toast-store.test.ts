import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  dismissToast,
  holdToast,
  releaseToast,
  toast,
  visibleToast,
} from './toast-store.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  for (let shown = visibleToast(); shown; shown = visibleToast()) dismissToast(shown.id)
  vi.useRealTimers()
})

it('shows one at a time and the next when the first has left', () => {
  toast.success({ title: 'Saved' })
  toast.success({ title: 'Logged out' })
  expect(visibleToast()?.title).toBe('Saved')
  vi.advanceTimersByTime(6000)
  expect(visibleToast()?.title).toBe('Logged out')
  vi.advanceTimersByTime(6000)
  expect(visibleToast()).toBeNull()
})

it('keeps an error until it is dismissed', () => {
  toast.error({ title: 'Login Failed' })
  vi.advanceTimersByTime(3_600_000)
  expect(visibleToast()?.title).toBe('Login Failed')
})

it('does not leave while somebody reads it', () => {
  toast.success({ title: 'Saved' })
  holdToast()
  vi.advanceTimersByTime(60_000)
  expect(visibleToast()?.title).toBe('Saved')
  releaseToast()
  vi.advanceTimersByTime(6000)
  expect(visibleToast()).toBeNull()
})

it('puts a newer toast of the same topic in place of the older one', () => {
  toast.error({ title: 'Login Failed', topic: 'login' })
  toast.success({ title: 'Welcome back!', topic: 'login' })
  expect(visibleToast()?.title).toBe('Welcome back!')
  vi.advanceTimersByTime(6000)
  expect(visibleToast()).toBeNull()
})
