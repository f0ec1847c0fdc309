/** A command that does one thing and ends. */
import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { root } from './paths.ts'

/** Puts the programs of the packages first on the PATH, Node 24 among them. */
export function toolEnv(env: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv {
  const bin = join(root, 'node_modules/.bin')
  return { ...env, PATH: `${bin}${delimiter}${env.PATH ?? ''}` }
}

export type Outcome = { readonly code: number; readonly output: string }

/**
 * Runs a command that ends with this process, also when only this process is told to stop.
 * @param o.isShown print what the command prints, besides returning it
 */
export function runOnce(
  file: string,
  args: string[],
  o: { cwd?: string; env?: NodeJS.ProcessEnv; isShown?: boolean } = {},
): Promise<Outcome> {
  const child = spawn(file, args, {
    cwd: o.cwd ?? root,
    env: toolEnv(o.env),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const end = () => child.kill()
  process.once('exit', end)
  let output = ''
  const take = (chunk: Buffer) => {
    output += chunk.toString()
    if (o.isShown) process.stdout.write(chunk)
  }
  child.stdout.on('data', take)
  child.stderr.on('data', take)
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => {
      process.off('exit', end)
      resolve({ code: code ?? 1, output })
    })
  })
}
