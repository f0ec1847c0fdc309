import { describe, expect, it } from 'vitest'
import { describe as describeFound, findProgram } from './find-program.ts'
import type { Place, Store, Way } from './store.ts'

const place: Place = {
  data: '/nowhere/redis',
  port: 1,
  secrets: {
    stores: 's',
    databaseRoles: {},
    gatewayPrivateKey: '',
    gatewayPublicKey: '',
    sealingKeys: {},
  },
  isThrowAway: true,
}

function store(ways: Way[]): Store {
  return {
    name: 'redis',
    label: 'Redis',
    urlVariable: 'REDIS_URL',
    advice: 'Install Redis',
    stopSignal: 'SIGTERM',
    ways: () => ways,
    url: () => 'redis://127.0.0.1:1',
    prepare: () => ({ file: 'redis-server', args: [] }),
    ping: async () => {},
  }
}

const none: Way = { how: 'on the PATH', find: () => null }
const broken: Way = {
  how: 'the package',
  find: () => Promise.reject(new Error('it is 6.0, older than 6.2')),
}
const installed: Way = {
  how: 'installed',
  find: () => ({ kind: 'file', path: '/usr/bin/redis-server', version: '7.0.15' }),
}

describe('what serves a store', () => {
  it('is the server that the environment names, before everything else', async () => {
    const found = await findProgram(store([installed]), place, {
      REDIS_URL: 'redis://there:1',
    })
    expect(found.program).toEqual({ kind: 'url', url: 'redis://there:1' })
  })

  it('is the first way that is open', async () => {
    const found = await findProgram(store([none, broken, installed]), place, {})
    expect(describeFound(store([]), found)).toBe(
      'Redis 7.0.15 (installed: /usr/bin/redis-server)',
    )
  })

  it('is missing with the reason of each way and what to do', async () => {
    const message = await findProgram(store([none, broken]), place, {}).catch(
      (error: Error) => error.message,
    )
    expect(message).toContain('on the PATH: none')
    expect(message).toContain('the package: it is 6.0, older than 6.2')
    expect(message).toContain('Install Redis, or set REDIS_URL')
  })
})
