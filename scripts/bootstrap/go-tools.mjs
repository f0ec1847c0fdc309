/**
 * Builds the programs that come as Go source, once, into the user's cache:
 *
 *     node scripts/bootstrap/go-tools.mjs nats-server mongo-stand-in
 *
 * prints the path of each. Two runs at a time wait for each other. Exit code 3: no Go tool here.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const NATS_VERSION = 'v2.12.2'
const sources = fileURLToPath(new URL('../../deploy/mongo-stand-in', import.meta.url))

const recipes = {
  'nats-server': {
    version: () => NATS_VERSION,
    build: (folder) => ({
      args: ['install', `github.com/nats-io/nats-server/v2@${NATS_VERSION}`],
      cwd: folder,
      env: { GOBIN: folder },
      niceness: 0,
    }),
  },
  'mongo-stand-in': {
    version: () => sourceHash(['go.mod', 'go.sum', 'main.go', 'indexes.go']),
    build: (folder) => ({
      args: ['build', '-trimpath', '-o', join(folder, 'mongo-stand-in'), '.'],
      cwd: sources,
      env: {},
      // Large, and nothing waits for it: the rest of the start goes first.
      niceness: 10,
    }),
  },
}

main(process.argv.slice(2))

function main(names) {
  for (const name of names) {
    const path = builtPath(name)
    if (!existsSync(path)) withLock(name, () => existsSync(path) || build(name, path))
    process.stdout.write(`${path}\n`)
  }
}

function builtPath(name) {
  const recipe = recipes[name]
  if (!recipe) fail(2, `unknown tool ${name}: one of ${Object.keys(recipes).join(', ')}`)
  return join(cacheFolder(), 'bin', `${name}-${recipe.version()}`)
}

function build(name, path) {
  if (spawnSync('go', ['version']).status !== 0) fail(3, 'the Go tool is not installed')
  removeAbandoned(name, dirname(path))
  const folder = mkdtempSync(join(dirname(path), buildPrefix(name)))
  try {
    const { args, cwd, env, niceness } = recipes[name].build(folder)
    const result = spawnSync('nice', ['-n', String(niceness), 'go', ...args], {
      cwd,
      env: { ...process.env, CGO_ENABLED: '0', ...env },
      encoding: 'utf8',
    })
    if (result.status !== 0) fail(1, `go ${args[0]} failed for ${name}:\n${result.stderr}`)
    renameSync(join(folder, name), path)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Folders of builds that were ended; whoever holds the lock is the only one who builds this. */
function removeAbandoned(name, folder) {
  for (const entry of readdirSync(folder)) {
    if (entry.startsWith(buildPrefix(name)))
      rmSync(join(folder, entry), { recursive: true, force: true })
  }
}

function buildPrefix(name) {
  return `.build-${name}-`
}

/** One builder at a time; the lock of one that died is taken over. */
function withLock(name, work) {
  mkdirSync(join(cacheFolder(), 'bin'), { recursive: true })
  const lock = join(cacheFolder(), `${name}.lock`)
  while (!tryLock(lock)) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 250)
  process.on('exit', () => rmSync(lock, { force: true }))
  work()
}

function tryLock(lock) {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' })
    return true
  } catch {
    if (!isHolderAlive(lock)) rmSync(lock, { force: true })
    return false
  }
}

function isHolderAlive(lock) {
  try {
    return process.kill(Number(readFileSync(lock, 'utf8')), 0)
  } catch (error) {
    // No such file: it was just given back. No such process: it died.
    return error.code === 'EPERM'
  }
}

function sourceHash(files) {
  const hash = createHash('sha256')
  for (const file of files) hash.update(readFileSync(join(sources, file)))
  return hash.digest('hex').slice(0, 12)
}

function cacheFolder() {
  return join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'landfall')
}

function fail(code, message) {
  process.stderr.write(`${message}\n`)
  process.exit(code)
}
