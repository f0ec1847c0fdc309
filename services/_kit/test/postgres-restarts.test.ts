import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { pathToFileURL } from 'node:url'
import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createLog } from '../src/observability/log.ts'
import { openServiceDatabase } from '../src/service/database.ts'
import { testBacking } from '../src/testing/backing.ts'
import { startBreakableProxy } from '../src/testing/breakable-proxy.ts'
import { bindStores, migrationsFolder, silentLog, testPostgres } from './_parts.ts'

const config = { service: 'kit', databasePoolSize: 1, allowsLossyStores: true }
const migrations = pathToFileURL(`${migrationsFolder}/`)
let service: Awaited<ReturnType<typeof testPostgres>>

beforeEach(async () => {
  service = await testPostgres()
})

afterEach(() => service.close())

const writingProcess = join(import.meta.dirname, '_writing-process.ts')

function startWriting(url: string) {
  const child = spawn(process.execPath, [writingProcess, url])
  const acknowledged: string[] = []
  let faults = ''
  const lines = createInterface({ input: child.stdout })
  lines.on('line', (name) => acknowledged.push(name))
  child.stderr.on('data', (chunk) => (faults += String(chunk)))
  const ended = once(child, 'close').then(([code]) => ({ code: code as number, faults }))
  /** Or until it writes no more because it has ended. */
  async function untilWritten(more: number) {
    const wanted = acknowledged.length + more
    const over = ended.then(() => true)
    while (acknowledged.length < wanted) {
      if (await Promise.race([once(lines, 'line').then(() => false), over])) return
    }
  }
  return { child, acknowledged, untilWritten, ended }
}

/** Ends all connections with 57P01, as a restart of the server does. */
async function endAllConnections(applicationName: string): Promise<number> {
  const admin = new Client({ connectionString: testBacking().databaseUrl })
  await admin.connect()
  try {
    const { rowCount } = await admin.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1 and datname = $2',
      [applicationName, new URL(service.url).pathname.slice(1)],
    )
    return rowCount ?? 0
  } finally {
    await admin.end()
  }
}

it('three restarts under writes end no process, and neither lose nor double anything', async () => {
  const { child, acknowledged, untilWritten, ended } = startWriting(service.url)
  try {
    for (let restart = 0; restart < 3; restart++) {
      await untilWritten(40)
      await endAllConnections('kit-test-writer')
    }
    await untilWritten(40)
  } finally {
    child.kill('SIGTERM')
  }
  expect(await ended).toEqual({ code: 0, faults: '' })
  const effects = await bindStores(service.postgres.db).effects.all()
  const wanted = acknowledged.flatMap((name) => [`${name} begun`, `${name} done`])
  expect(effects.toSorted()).toEqual(wanted.toSorted())
})

it('a service waits for a server that is away at the start', async () => {
  const cable = await startBreakableProxy(service.url)
  try {
    cable.cut()
    const destination = { write: () => cable.mend() }
    const postgres = await openServiceDatabase(
      { ...config, databaseUrl: cable.url },
      {
        process: 'kit-test',
        migrations,
        // The first thing that is logged is that the start waits.
        log: createLog({ service: 'test', destination }),
      },
    )
    await expect(postgres.ping()).resolves.toBeUndefined()
    await postgres.close()
  } finally {
    await cable.close()
  }
})

it('a server that stays away ends the start', async () => {
  const cable = await startBreakableProxy(service.url)
  await cable.close()
  const opening = openServiceDatabase(
    { ...config, databaseUrl: cable.url },
    {
      process: 'kit-test',
      migrations,
      log: silentLog,
      patienceMs: 0,
    },
  )
  await expect(opening).rejects.toThrow(/ECONNREFUSED/)
})

it('a server that may lose acknowledged writes ends the start, unless the configuration allows it', async () => {
  const { db } = service.postgres
  await db.execute(sql`alter role current_user set synchronous_commit = off`)
  const open = (allowsLossyStores: boolean) =>
    openServiceDatabase(
      { ...config, databaseUrl: service.url, allowsLossyStores },
      { process: 'kit-test', migrations, log: silentLog },
    )
  await expect(open(false)).rejects.toThrow(/acknowledged: .*synchronous_commit is off/)
  const postgres = await open(true)
  await postgres.close()
})
