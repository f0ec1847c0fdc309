/** The last way to run a store: an image, where a Docker engine answers. */
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { basename } from 'node:path'
import { onPath } from '../programs.ts'
import type { Command } from '../detached-process.ts'
import type { Place, Store, Way } from './store.ts'

export function containerWay(image: string): Way {
  return {
    how: 'a Docker engine',
    find: async () => ((await isDockerUp()) ? { kind: 'image', image } : null),
  }
}

export async function isDockerUp(): Promise<boolean> {
  const docker = onPath('docker')
  if (!docker) return false
  const child = spawn(docker, ['info'], { stdio: 'ignore', timeout: 5_000 })
  return new Promise((resolve) => {
    child.on('error', () => resolve(false))
    child.on('exit', (code) => resolve(code === 0))
  })
}

/** A container in the foreground, which takes our signals and is removed after its end. */
export function containerCommand(
  store: Pick<Store, 'name'>,
  place: Place,
  o: {
    image: string
    port: number
    data: string
    env?: NodeJS.ProcessEnv
    args?: string[]
  },
): Command {
  // Two clones on one machine have containers and volumes of their own.
  const folderId = createHash('sha256').update(place.data).digest('hex').slice(0, 8)
  const name = `landfall-${folderId}-${basename(place.data)}`
  // A container that outlived a killed `docker run` would keep the name and the port.
  spawnSync('docker', ['rm', '--force', name], { stdio: 'ignore' })
  const env = Object.keys(o.env ?? {}).flatMap((variable) => ['--env', variable])
  const publish = ['--publish', `127.0.0.1:${place.port}:${o.port}`]
  const volume = ['--volume', `${name}:${o.data}`]
  const args = ['run', '--rm', '--name', name, ...publish, ...volume, ...env, o.image]
  return {
    file: 'docker',
    args: [...args, ...(o.args ?? [])],
    env: { ...process.env, ...o.env },
  }
}
