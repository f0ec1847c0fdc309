/** Programs that come as Go source; scripts/bootstrap/go-tools.mjs builds and caches them. */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { root } from '../paths.ts'

export const NATS_TOOL = 'nats-server'
export const MONGO_TOOL = 'mongo-stand-in'

const NO_GO_TOOL = 3

/** The path of the built program; null where there is no Go tool. Waits for a build under way. */
export function buildGoTool(name: string): Promise<string | null> {
  const builder = join(root, 'scripts/bootstrap/go-tools.mjs')
  const child = spawn(process.execPath, [builder, name], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  let errors = ''
  child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => {
      if (code === 0) resolve(printed.trim())
      else if (code === NO_GO_TOOL) resolve(null)
      else reject(new Error(errors.trim() || `the build of ${name} was ended`))
    })
  })
}
