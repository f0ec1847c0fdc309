/** Databases of tests: each test has its own, so that tests that run side by side share nothing. */
import { randomBytes } from 'node:crypto'
import { Client, escapeIdentifier } from 'pg'
import { provisionDatabase, schemaOf } from '../database/provision.ts'
import { createLog } from '../observability/log.ts'
import { openServiceDatabase } from '../service/database.ts'
import { backingFromEnv, testRunId } from './config.ts'

export type TestSchema = { url: string; drop(): Promise<void> }

/**
 * A database of its own with the service's schema, a role that owns it and the extensions in
 * `public`, as deployment provisions them.
 * @param migrations the service's drizzle folder; without it there are no tables
 */
export function createTestSchema(service: string, migrations?: URL): Promise<TestSchema> {
  if (!migrations) return copyTestSchema(service, 'empty', async () => {})
  return copyTestSchema(service, 'tables', async (databaseUrl) => {
    const log = createLog({ service, level: 'silent' })
    const config = { service, databaseUrl, databasePoolSize: 1, allowsLossyStores: true }
    const o = { process: 'test', migrations, log }
    await (await openServiceDatabase(config, o)).close()
  })
}

/**
 * The same, with what `fill` puts into it: it runs once per test run, and its result is copied. For a
 * service whose first start loads much.
 * @param kind tells apart what different tests fill in
 * @param fill must leave no connection open
 */
export async function copyTestSchema(
  service: string,
  kind: string,
  fill: (url: string) => Promise<void>,
): Promise<TestSchema> {
  const template = `${runPrefix}${schemaOf(service)}_${kind}`
  if (!knownTemplates.has(template)) await makeTemplate(template, service, fill)
  knownTemplates.add(template)
  const database = nameOf(service)
  await withAdmin((admin) =>
    // Files are copied: the other strategy writes each page to the log, which nobody reads here.
    admin.query(
      `create database ${escapeIdentifier(database)} template ${escapeIdentifier(template)} strategy file_copy`,
    ),
  )
  return openSchema(service, database)
}

/** Templates that this process has found or made. */
const knownTemplates = new Set<string>()

function makeTemplate(
  template: string,
  service: string,
  fill: (url: string) => Promise<void>,
): Promise<void> {
  return withAdmin(async (admin) => {
    // Many processes want it at the same time: the first one makes it.
    await lock(admin, template)
    const found = await admin.query('select from pg_database where datname = $1', [
      template,
    ])
    if (found.rowCount) return
    const half = `${template}_half`
    await admin.query(`drop database if exists ${escapeIdentifier(half)} with (force)`)
    await provision(service, half)
    await fill(openSchema(service, half).url)
    // A connection that was closed just now may still be there.
    await admin.query(
      'select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = $1',
      [half],
    )
    await admin.query(
      `alter database ${escapeIdentifier(half)} rename to ${escapeIdentifier(template)}`,
    )
  })
}

/** Vitest calls it after all files, in the process that has started the others. */
export async function teardown(): Promise<void> {
  await withAdmin(async (admin) => {
    const databases = await admin.query<{ name: string }>(
      'select datname as name from pg_database where starts_with(datname, $1)',
      [runPrefix],
    )
    for (const { name } of databases.rows) {
      await admin.query(`drop database ${escapeIdentifier(name)} with (force)`)
    }
    const roles = await admin.query<{ name: string }>(
      'select rolname as name from pg_roles where starts_with(rolname, $1)',
      [runPrefix],
    )
    for (const { name } of roles.rows) {
      await admin.query(`drop role ${escapeIdentifier(name)}`)
    }
  })
}

/** Marks names of this run: a template that older code has filled is never copied, and the roles end with the run. */
const runPrefix = `test_${testRunId.slice(0, 8)}_`
/** One role for each service, because a copy belongs to the owner of its original. */
const roleName = (service: string) => `${runPrefix}${schemaOf(service)}`
const nameOf = (service: string) => `${roleName(service)}_${randomBytes(6).toString('hex')}`

function openSchema(service: string, database: string): TestSchema {
  const url = urlOf(database)
  url.username = roleName(service)
  url.password = testRunId
  return {
    url: url.href,
    drop: () =>
      withAdmin((admin) =>
        admin.query(`drop database if exists ${escapeIdentifier(database)} with (force)`),
      ),
  }
}

async function provision(service: string, database: string): Promise<void> {
  const role = roleName(service)
  await withAdmin(async (admin) => {
    // Databases of the same service share the role, which no two may alter at once.
    await lock(admin, role)
    await admin.query(`create database ${escapeIdentifier(database)}`)
    await provisionDatabase({
      adminUrl: urlOf(database).href,
      services: [{ name: service, role, password: testRunId }],
    })
  })
}

function urlOf(database: string): URL {
  const url = new URL(backingFromEnv().databaseUrl)
  url.pathname = `/${database}`
  return url
}

/** Holds the lock until the connection ends. */
async function lock(admin: Client, name: string): Promise<void> {
  await admin.query('select pg_advisory_lock(hashtextextended($1, 0))', [name])
}

async function withAdmin(act: (admin: Client) => Promise<unknown>): Promise<void> {
  const admin = new Client({ connectionString: backingFromEnv().databaseUrl })
  await admin.connect()
  try {
    await act(admin)
  } finally {
    await admin.end()
  }
}
