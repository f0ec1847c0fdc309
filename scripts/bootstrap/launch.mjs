/**
 * Leads from a bare clone to a TypeScript program of this repository under Node 24: installs what is missing, builds
 * the Go programs meanwhile, then hands over the terminal.
 */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensurePackages, node24 } from './packages.mjs'
import { say } from './progress.mjs'

const MIN_NODE_MAJOR = 18
const MAX_REVIVALS = 5
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']
const root = join(dirname(fileURLToPath(import.meta.url)), '../..')

/**
 * @param {string} program path below the repository's folder
 * @param {{ isRevived: boolean }} how isRevived: started again when somebody kills it with -9
 */
export async function launch(program, { isRevived }) {
  if (Number(process.versions.node.split('.')[0]) < MIN_NODE_MAJOR) {
    stop(
      `This needs Node ${MIN_NODE_MAJOR} or newer to begin with; this is ${process.version}.`,
    )
  }
  buildGoToolsMeanwhile()
  // While nothing else runs, a signal ends us, and `exit` ends the builder.
  for (const signal of SIGNALS) process.once(signal, exitOnSignal)
  try {
    await ensurePackages(root)
  } catch (error) {
    stop(error.message)
  }
  for (const signal of SIGNALS) process.off(signal, exitOnSignal)
  handOver(join(root, program), isRevived ? MAX_REVIVALS : 0)
}

function exitOnSignal() {
  process.exit(130)
}

/** A program that needs one of these tools waits for this builder, and reports its failure. */
function buildGoToolsMeanwhile() {
  const tools = [
    ...(process.env.NATS_URL || isOnPath('nats-server') ? [] : ['nats-server']),
    ...(process.env.MONGODB_URL || isOnPath('mongod') ? [] : ['mongo-stand-in']),
  ]
  if (tools.length === 0) return
  const builder = join(root, 'scripts/bootstrap/go-tools.mjs')
  const child = spawn(process.execPath, [builder, ...tools], {
    stdio: 'ignore',
    detached: true,
  })
  child.on('error', () => {})
  child.unref()
  process.on('exit', () => killGroup(child))
}

/** @param {string} program */
function isOnPath(program) {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders.some((folder) => existsSync(join(folder, program)))
}

/** @param {import('node:child_process').ChildProcess} child a leader of its own group */
function killGroup(child) {
  if (child.pid === undefined || child.exitCode !== null) return
  try {
    process.kill(-child.pid)
  } catch {
    // It has just ended by itself.
  }
}

/** @param {string} program @param {number} revivalsLeft */
function handOver(program, revivalsLeft) {
  const child = spawn(node24(root), [program, ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...process.env, NODE_COMPILE_CACHE: compileCache() },
  })
  let isStopping = false
  // A terminal's Ctrl-C reaches the program itself; a signal sent to us alone is passed on.
  process.on('SIGINT', () => (isStopping = true))
  for (const signal of ['SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      isStopping = true
      child.kill(signal)
    })
  }
  child.on('error', (error) => stop(`${node24(root)} did not start: ${error.message}`))
  child.on('exit', (code, signal) => {
    for (const name of SIGNALS) process.removeAllListeners(name)
    if (signal === 'SIGKILL' && !isStopping && revivalsLeft > 0) {
      say('The supervisor was killed: starting it again.')
      handOver(program, revivalsLeft - 1)
      return
    }
    process.exit(code ?? 1)
  })
}

/** Types are stripped and code is compiled once for all processes: a platform starts in half the time. */
function compileCache() {
  return process.env.NODE_COMPILE_CACHE ?? join(root, 'node_modules/.cache/compile')
}

/** @param {string} message @returns {never} */
function stop(message) {
  process.stderr.write(`\n${message}\n`)
  process.exit(1)
}
