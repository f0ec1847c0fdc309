import { getEventListeners } from 'node:events'
import { afterEach, expect, it, vi } from 'vitest'
import { createLog } from '../observability/log.ts'
import { eventually } from '../testing/eventually.ts'
import { listen } from './postgres-listen.ts'

vi.mock('node:timers/promises', () => ({
  setTimeout: () => new Promise((resolve) => setImmediate(resolve)),
}))

afterEach(() => void vi.restoreAllMocks())

it('each try to listen in an outage leaves nothing behind, and only the first one warns', async () => {
  const add = vi.spyOn(AbortSignal.prototype, 'addEventListener')
  const log = createLog({ service: 'test', level: 'silent' })
  const warn = vi.spyOn(log, 'warn')
  const nobody = { host: '127.0.0.1', port: 9 }
  const listener = listen(nobody, 'test', () => undefined, log)
  await eventually(() => expect(add.mock.calls.length).toBeGreaterThan(20))
  const signals = new Set(add.mock.contexts)
  expect(signals.size).toBe(1)
  for (const signal of signals as Set<AbortSignal>) {
    expect(getEventListeners(signal, 'abort').length).toBeLessThanOrEqual(1)
  }
  expect(warn).toHaveBeenCalledOnce()
  await listener.stop()
})
