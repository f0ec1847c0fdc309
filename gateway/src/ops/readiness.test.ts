import { createMetrics } from '@landfall/kit/observability/metrics'
import type { Readiness } from '@landfall/kit/process/lifecycle'
import { afterEach, expect, it, vi } from 'vitest'
import { createReadinessCheck } from './readiness.ts'

afterEach(() => void vi.useRealTimers())

function aGateway() {
  const lifecycle = {
    isStopping: false,
    check: vi.fn<() => Promise<Readiness>>(async () => ({ ready: true, down: [] })),
  }
  const metrics = createMetrics({ service: 'gateway' })
  const subgraphs = ['identity', 'catalog', 'community']
  return { lifecycle, check: createReadinessCheck({ lifecycle, metrics, subgraphs }) }
}

it('checks the services once for many simultaneous requests, because anybody can send them', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const { lifecycle, check } = aGateway()
  await Promise.all(Array.from({ length: 100 }, () => check()))
  await check()
  expect(lifecycle.check).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1_000)
  lifecycle.check.mockResolvedValue({ ready: false, down: ['community'] })
  expect(await check()).toEqual({ ready: true, down: [], degraded: ['community'] })
})

it('is not ready as soon as it begins to stop', async () => {
  const { lifecycle, check } = aGateway()
  expect((await check()).ready).toBe(true)
  lifecycle.isStopping = true
  expect((await check()).ready).toBe(false)
})
