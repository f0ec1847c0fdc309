/** Redis with its append-only file on: without the file, a kill loses most of the acknowledged jobs. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { installRedis } from '../install/debian.ts'
import { isAtLeast, onPath, versionOf } from '../programs.ts'
import { containerCommand, containerWay } from './container.ts'
import type { Program, Store } from './store.ts'

const MIN_VERSION = '6.2'
const IMAGE = 'redis:8-alpine'

export const redis: Store = {
  name: 'redis',
  label: 'Redis',
  urlVariable: 'REDIS_URL',
  advice: `Install Redis ${MIN_VERSION} or newer (apt install redis-server, brew install redis)`,
  stopSignal: 'SIGTERM',
  ways: () => [
    { how: 'on the PATH', find: () => usable(onPath('redis-server')) },
    { how: "Debian's package", find: async () => usable(await installRedis()) },
    containerWay(IMAGE),
  ],
  url: ({ port, secrets }) => `redis://:${secrets.stores}@127.0.0.1:${port}`,
  prepare(program, place) {
    if (program.kind === 'image') {
      const flags = ['--appendonly', 'yes', '--appendfsync', 'everysec']
      const args = ['redis-server', ...flags, '--requirepass', place.secrets.stores]
      return containerCommand(redis, place, {
        image: program.image,
        port: 6379,
        data: '/data',
        args,
      })
    }
    mkdirSync(place.data, { recursive: true, mode: 0o700 })
    const file = join(place.data, 'redis.conf')
    const lines = [
      'bind 127.0.0.1',
      `port ${place.port}`,
      `dir ${JSON.stringify(place.data)}`,
      `requirepass ${place.secrets.stores}`,
      'appendonly yes',
      'appendfsync everysec',
      // Jobs must never be evicted.
      'maxmemory-policy noeviction',
    ]
    writeFileSync(file, `${lines.join('\n')}\n`, { mode: 0o600 })
    return { file: program.path, args: [file] }
  },
  ping: (url) => askRedis(new URL(url)),
}

function usable(path: string | null): Program | null {
  if (!path || !existsSync(path)) return null
  const version = versionOf(path)
  if (!version) throw new Error(`${path} does not run`)
  if (!isAtLeast(version, MIN_VERSION))
    throw new Error(`${path} is ${version}, older than ${MIN_VERSION}`)
  return { kind: 'file', path, version }
}

/** Speaks the protocol by hand: a client that reconnects would outlive the question. */
function askRedis(url: URL): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect({
      host: url.hostname,
      port: Number(url.port || 6379),
      timeout: 2_000,
    })
    const user = url.username ? `${decodeURIComponent(url.username)} ` : ''
    const auth = url.password ? `AUTH ${user}${decodeURIComponent(url.password)}\r\n` : ''
    let answer = ''
    socket.on('connect', () => socket.write(`${auth}PING\r\n`))
    socket.on('data', (chunk) => {
      answer += chunk.toString()
      if (answer.includes('+PONG')) resolve()
      else if (/^-/m.test(answer)) reject(new Error(answer.trim()))
      else return
      socket.destroy()
    })
    socket.on('timeout', () => socket.destroy(new Error('Redis does not answer')))
    socket.on('error', reject)
    socket.on('close', () => reject(new Error('Redis closed the connection')))
  })
}
