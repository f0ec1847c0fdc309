import { describe, expect, it } from 'vitest'
import { oncePerChange } from './per-change.ts'

function counted(minTtlMs = 0) {
  let version = 1
  let now = 0
  let computed = 0
  const ask = oncePerChange(async () => version, { minTtlMs, clockMs: () => now })
  return {
    change: () => (version += 1),
    wait: (ms: number) => (now += ms),
    ask: (key = 'a') => ask(key, async () => `${key}${(computed += 1)}`),
    fail: () => ask('a', () => Promise.reject(new Error('down'))),
  }
}

describe('answers that last until the catalog changes', () => {
  it('are computed once, also for callers at the same time', async () => {
    const { ask } = counted()
    expect(await Promise.all([ask(), ask(), ask('b')])).toEqual(['a1', 'a1', 'b2'])
    expect(await ask()).toBe('a1')
  })

  it('are computed anew after a change', async () => {
    const { ask, change } = counted()
    await ask()
    change()
    expect(await ask()).toBe('a2')
  })

  it('stay for a while when they cost much, however often the catalog changes', async () => {
    const { ask, change, wait } = counted(1_000)
    await ask()
    wait(999)
    change()
    expect(await ask()).toBe('a1')
    wait(1)
    expect(await ask()).toBe('a2')
    change()
    expect(await ask()).toBe('a2')
  })

  it('are not kept when they fail', async () => {
    const { ask, fail } = counted()
    await expect(fail()).rejects.toThrow('down')
    expect(await ask()).toBe('a1')
  })

  it('are forgotten, oldest first, when there are very many', async () => {
    const { ask } = counted()
    for (let n = 0; n <= 300; n++) await ask(`key ${n}:`)
    expect(await ask('key 300:')).toBe('key 300:301')
    expect(await ask('key 0:')).toBe('key 0:302')
  })
})
