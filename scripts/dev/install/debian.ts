/** Installs what is missing from Debian's packages, where we are root on such a machine. */
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { cache } from '../paths.ts'
import { onPath } from '../programs.ts'

let isListFresh = false
let queue: Promise<unknown> = Promise.resolve()

/**
 * Provides Redis without its system service: the package redis-tools holds the same program, which serves when it is
 * called by that name.
 */
export async function installRedis(): Promise<string | null> {
  const link = join(cache, 'bin/redis-server')
  const program = '/usr/bin/redis-check-rdb'
  if (!existsSync(program) && !(await installPackage('redis-tools'))) return null
  if (!existsSync(program)) return onPath('redis-server')
  mkdirSync(join(cache, 'bin'), { recursive: true })
  if (!existsSync(link)) {
    rmSync(link, { force: true })
    symlinkSync(program, link)
  }
  return link
}

/** Only root installs packages, and only unless told `--no-install`. */
export function mayInstall(args: readonly string[], userId = process.getuid?.()): boolean {
  return userId === 0 && !args.includes('--no-install')
}

/** @returns false where packages can't be installed; throws when the installation fails */
export function installPackage(name: string): Promise<boolean> {
  if (!mayInstall(process.argv) || !onPath('apt-get')) return Promise.resolve(false)
  process.stdout.write(`apt-get installs ${name} now (--no-install leaves that to you)\n`)
  const installed = queue.then(() => install(name))
  queue = installed.catch(() => {})
  return installed
}

async function install(name: string): Promise<boolean> {
  if (!isListFresh) await aptGet(['update', '-qq'])
  isListFresh = true
  await aptGet(['install', '-y', '-qq', '--no-install-recommends', name])
  return true
}

function aptGet(args: string[]): Promise<void> {
  const child = spawn('apt-get', ['-o', 'DPkg::Lock::Timeout=180', ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => {
      if (code === 0) resolve()
      else reject(new Error(`apt-get ${args[0]} failed: ${output.trim().slice(-500)}`))
    })
  })
}
