import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../test/temporary-folder.ts'
import { choosePorts, isFree } from './ports.ts'

const names = ['postgres', 'redis', 'catalog']
const newFile = () => join(temporaryFolder('ports'), 'ports.json')

async function occupied<T>(port: number, work: (port: number) => Promise<T>): Promise<T> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  try {
    return await work((server.address() as AddressInfo).port)
  } finally {
    await new Promise((resolve) => server.close(resolve))
  }
}

describe('the ports of a run', () => {
  it('are different ones', async () => {
    const ports = await choosePorts(newFile(), names, () => false)
    expect(new Set(Object.values(ports)).size).toBe(names.length)
  })

  it('stay the same from run to run', async () => {
    const file = newFile()
    const first = await choosePorts(file, names, () => false)
    expect(await choosePorts(file, names, () => false)).toEqual(first)
  })

  it('give way to another program', async () => {
    const file = newFile()
    const { redis = 0 } = await choosePorts(file, names, () => false)
    await occupied(redis, async () => {
      expect((await choosePorts(file, names, () => false)).redis).not.toBe(redis)
    })
  })

  it('stay with our own program that listens there', async () => {
    const file = newFile()
    const { redis = 0 } = await choosePorts(file, names, () => false)
    await occupied(redis, async () => {
      expect((await choosePorts(file, names, (name) => name === 'redis')).redis).toBe(redis)
    })
  })

  it('are free only while nobody listens', async () => {
    const port = await occupied(0, async (taken) => {
      expect(await isFree(taken)).toBe(false)
      return taken
    })
    expect(await isFree(port)).toBe(true)
  })
})
