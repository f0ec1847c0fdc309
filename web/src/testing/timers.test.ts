import { expect, it, vi } from 'vitest'
import { keepTimersApart } from './timers.ts'

it('does what is due, and drops what is still to come at the end', async () => {
  const before = globalThis.setTimeout
  const drop = keepTimersApart()
  const done = vi.fn<(what: string) => void>()
  setTimeout(done, 1, 'soon')
  await vi.waitFor(() => expect(done).toHaveBeenCalledWith('soon'))
  setTimeout(done, 5, 'after the end')
  drop()
  expect(globalThis.setTimeout).toBe(before)
  await new Promise((resolve) => setTimeout(resolve, 30))
  expect(done).toHaveBeenCalledTimes(1)
})
