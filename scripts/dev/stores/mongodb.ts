/** MongoDB: a real mongod where there is one, else a stand-in that keeps immutable documents. */
import { mkdirSync } from 'node:fs'
import { connect } from 'node:net'
import { buildGoTool, MONGO_TOOL } from '../install/go-tool.ts'
import { isAtLeast, onPath, versionOf } from '../programs.ts'
import { containerCommand, containerWay } from './container.ts'
import type { Place, Program, Store } from './store.ts'

const MIN_VERSION = '6'
const IMAGE = 'mongo:8'

export const mongodb: Store = {
  name: 'mongodb',
  label: 'MongoDB',
  urlVariable: 'MONGODB_URL',
  advice: 'Install mongod, or Go (https://go.dev/dl) to build the stand-in with',
  stopSignal: 'SIGTERM',
  ways: () => [
    { how: 'on the PATH', find: () => realServer(onPath('mongod')) },
    { how: 'the stand-in on SQLite, built by the Go tool', find: standIn },
    containerWay(IMAGE),
  ],
  url: ({ port }) => `mongodb://127.0.0.1:${port}/landfall`,
  prepare(program, place) {
    const { data, port } = place
    if (program.kind === 'image') {
      return containerCommand(mongodb, place, {
        image: program.image,
        port: 27017,
        data: '/data/db',
      })
    }
    const folder = dataFolder(program, place)
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    const isStandIn = program.version === STAND_IN_VERSION
    if (isStandIn)
      return { file: program.path, args: [`127.0.0.1:${port}`, folder], cwd: folder }
    const args = [
      '--dbpath',
      folder,
      '--port',
      String(port),
      '--bind_ip',
      '127.0.0.1',
      '--quiet',
    ]
    return { file: program.path, args, cwd: data }
  },
  ping: (url) => accepts(new URL(url)),
}

const STAND_IN_VERSION = 'by FerretDB 1.24'

async function standIn(): Promise<Program | null> {
  const path = await buildGoTool(MONGO_TOOL)
  return path ? { kind: 'file', path, version: STAND_IN_VERSION } : null
}

function realServer(path: string | null): Program | null {
  if (!path) return null
  const version = versionOf(path)
  if (!version) throw new Error(`${path} does not run`)
  if (!isAtLeast(version, MIN_VERSION))
    throw new Error(`${path} is ${version}, older than ${MIN_VERSION}`)
  return { kind: 'file', path, version }
}

/** mongod and the stand-in keep their files differently. */
function dataFolder(program: Program & { kind: 'file' }, { data }: Place): string {
  return program.version === STAND_IN_VERSION ? `${data}-stand-in` : data
}

function accepts(url: URL): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect({
      host: url.hostname,
      port: Number(url.port || 27017),
      timeout: 2_000,
    })
    socket.on('connect', () => {
      resolve()
      socket.destroy()
    })
    socket.on('timeout', () => socket.destroy(new Error('MongoDB does not answer')))
    socket.on('error', reject)
  })
}
