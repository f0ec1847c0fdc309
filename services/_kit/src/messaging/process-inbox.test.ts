import { getEventListeners } from 'node:events'
import { afterEach, expect, it, vi } from 'vitest'
import { createLog } from '../observability/log.ts'
import { eventually } from '../testing/eventually.ts'
import type { Bus } from './bus.ts'
import { openProcessInbox } from './process-inbox.ts'

vi.mock('node:timers/promises', () => ({
  setTimeout: () => new Promise((resolve) => setImmediate(resolve)),
}))

afterEach(() => void vi.restoreAllMocks())

it('each try of an outage leaves no listener behind', async () => {
  const add = vi.spyOn(AbortSignal.prototype, 'addEventListener')
  const session = vi.fn<Bus['session']>(() => Promise.reject(new Error('away')))
  const inbox = openProcessInbox({
    // Nothing else of it is used.
    bus: { session } as unknown as Bus,
    onMessage: () => undefined,
    log: createLog({ service: 'test', level: 'silent' }),
  })
  await eventually(() => expect(session.mock.calls.length).toBeGreaterThan(20))
  const [signal] = add.mock.contexts as AbortSignal[]
  expect(signal && getEventListeners(signal, 'abort')).toHaveLength(1)
  await inbox.stop()
})
