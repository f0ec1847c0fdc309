import { afterEach, expect, it, vi } from 'vitest'
import { createLifecycle } from './lifecycle.ts'
import { createLog } from '../observability/log.ts'

const log = createLog({ service: 'test', level: 'silent' })

afterEach(() => void vi.useRealTimers())

it('the process is ready when every check passes, and names those that fail or hang', async () => {
  vi.useFakeTimers()
  const lifecycle = createLifecycle({ log })
  lifecycle.addCheck('postgres', async () => undefined)
  expect(await lifecycle.check()).toEqual({ ready: true, down: [] })
  lifecycle.addCheck('redis', () => Promise.reject(new Error('away')))
  lifecycle.addCheck('broken', () => {
    throw new Error('at once')
  })
  lifecycle.addCheck('hangs', () => Promise.withResolvers<void>().promise)
  const checked = lifecycle.check()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(await checked).toEqual({ ready: false, down: ['redis', 'broken', 'hangs'] })
})

it('the process stops once, in reverse order, past a step that fails, and is no longer ready', async () => {
  const lifecycle = createLifecycle({ log })
  const order: string[] = []
  lifecycle.onStop('first', () => void order.push('first'))
  lifecycle.onStop('second', () => Promise.reject(new Error('stuck')))
  lifecycle.onStop('third', async () => void order.push('third'))
  await Promise.all([lifecycle.stop(), lifecycle.stop()])
  expect(order).toEqual(['third', 'first'])
  expect(await lifecycle.check()).toEqual({ ready: false, down: ['stopping'] })
})
