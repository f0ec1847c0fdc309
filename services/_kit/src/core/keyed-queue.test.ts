import { describe, expect, it } from 'vitest'
import { createKeyedQueue } from './keyed-queue.ts'

describe('lanes', () => {
  it('run tasks of one key in order and those of others beside them', async () => {
    const lanes = createKeyedQueue(3)
    const gate = Promise.withResolvers<void>()
    const done: string[] = []
    await lanes.run('a', async () => {
      await gate.promise
      done.push('a1')
    })
    await lanes.run('a', async () => void done.push('a2'))
    const third = lanes.run('b', async () => {
      done.push('b1')
      gate.resolve()
    })
    await third
    await lanes.idle()
    expect(done).toEqual(['b1', 'a1', 'a2'])
  })

  it('never run more tasks than allowed', async () => {
    const lanes = createKeyedQueue(4)
    let running = 0
    let most = 0
    for (let index = 0; index < 50; index++) {
      await lanes.run(`${index}`, async () => {
        most = Math.max(most, ++running)
        await new Promise((resolve) => setImmediate(resolve))
        running--
      })
    }
    await lanes.idle()
    expect(most).toBe(4)
    expect(running).toBe(0)
  })
})
