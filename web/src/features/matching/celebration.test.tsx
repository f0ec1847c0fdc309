import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Celebration } from './celebration.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))

it('shows its card after 800 ms and ends after 4000 ms, once', () => {
  const onOver = vi.fn<() => void>()
  render(<Celebration topScore={84} onOver={onOver} />)
  pass(799)
  expect(screen.queryByText('Excellent Matches')).toBeNull()
  pass(1)
  expect(screen.getByText('Excellent Matches')).toBeTruthy()
  expect(screen.getByText('Your best match scores 84 of 100.')).toBeTruthy()
  pass(3199)
  expect(onOver).not.toHaveBeenCalled()
  pass(1)
  expect(onOver).toHaveBeenCalledTimes(1)
})

it.each([
  [
    'a key',
    (dialog: HTMLElement) =>
      dialog.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' })),
  ],
  ['a press', (dialog: HTMLElement) => dialog.click()],
])('ends at once by %s', (_, end) => {
  const onOver = vi.fn<() => void>()
  render(<Celebration topScore={95} onOver={onOver} />)
  pass(100)
  act(() => void end(screen.getByRole('dialog')))
  expect(onOver).toHaveBeenCalledTimes(1)
  pass(10_000)
  expect(onOver).toHaveBeenCalledTimes(1)
})
