/** Programs that come as Go source; scripts/bootstrap/go-tools.mjs builds, or fetches, and caches them. */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { root } from '../paths.ts'
import { signalGroup } from '../processes.ts'

export const NATS_TOOL = 'nats-server'
export const MONGO_TOOL = 'mongo-stand-in'

const NO_GO_TOOL = 3

/**
 * Returns the path of the built program, or null where there is no Go tool. Waits for a build under way. A build ends
 * with this process: whoever stopped the start does not want two cores busy for minutes.
 */
export function buildGoTool(name: string): Promise<string | null> {
  const builder = join(root, 'scripts/bootstrap/go-tools.mjs')
  const child = spawn(process.execPath, [builder, name], {
    stdio: ['ignore', 'pipe', 'pipe'],
    // The build leads a group of its own with its compilers, so that all of them are ended at once.
    detached: true,
  })
  const end = () => child.pid !== undefined && signalGroup(child.pid, 'SIGTERM')
  process.once('exit', end)
  let printed = ''
  let errors = ''
  child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => {
      process.off('exit', end)
      if (code === 0) resolve(printed.trim())
      else if (code === NO_GO_TOOL) resolve(null)
      else reject(new Error(errors.trim() || `the build of ${name} was ended`))
    })
  })
}
