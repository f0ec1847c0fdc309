import { readMigrationFiles } from 'drizzle-orm/migrator'
import { escapeIdentifier } from 'pg'
import type { PoolClient } from 'pg'
import { kitMigrations } from './kit-tables.ts'
import { OperatorError } from '../observability/log.ts'
import { type Postgres, withPatientConnection } from './postgres.ts'

/**
 * Brings a service's schema up to date: the kit's own tables, then the service's drizzle folder (SQL
 * files and `meta/_journal.json`). Processes that start together wait for one another. Drizzle's own
 * migrator is not used, because it needs the right to create schemas, which a service lacks.
 */
export async function migrate(
  postgres: Postgres,
  options: { folder: string },
): Promise<void> {
  const { schema } = postgres
  await withPatientConnection(postgres, async (client) => {
    await client.query('select pg_advisory_lock(hashtextextended($1, 0))', [
      `migrate ${schema}`,
    ])
    await ensureSchema(client, schema)
    await runKitMigrations(client)
    await runServiceMigrations(client, options.folder)
  })
}

async function ensureSchema(client: PoolClient, schema: string): Promise<void> {
  const found = await client.query('select 1 from pg_namespace where nspname = $1', [
    schema,
  ])
  if (found.rowCount === 0) await client.query(`create schema ${escapeIdentifier(schema)}`)
}

async function runKitMigrations(client: PoolClient): Promise<void> {
  await client.query(
    'create table if not exists kit_migrations (name text primary key, applied_at timestamptz not null default now())',
  )
  const { rows } = await client.query<{ name: string }>('select name from kit_migrations')
  const applied = new Set(rows.map((row) => row.name))
  for (const migration of kitMigrations.filter(({ name }) => !applied.has(name))) {
    await inTransaction(client, async () => {
      await client.query(migration.sql)
      await client.query('insert into kit_migrations (name) values ($1)', [migration.name])
    })
  }
}

/**
 * Two branches may each add a migration. A fresh database runs them in the journal's order; a migration that comes
 * before an applied one would run on a schema that it was not written for. Their times say nothing: of two merged
 * branches, the one that comes last may be the older one.
 * @throws OperatorError when a migration comes before one that was applied
 *
 * Keeps drizzle's own journal table, so that its tools go on working. */
async function runServiceMigrations(client: PoolClient, folder: string): Promise<void> {
  await client.query(
    'create table if not exists __drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  )
  const { rows } = await client.query<{ at: string }>(
    'select created_at as at from __drizzle_migrations',
  )
  const applied = new Set(rows.map(({ at }) => Number(at)))
  const migrations = readMigrationFiles({ migrationsFolder: folder })
  const isApplied = ({ folderMillis }: { folderMillis: number }) =>
    applied.has(folderMillis)
  const pending = migrations.filter((migration) => !isApplied(migration))
  const late = migrations
    .slice(0, migrations.findLastIndex(isApplied) + 1)
    .filter((migration) => !isApplied(migration))
  if (late.length > 0) {
    const times = late.map(({ folderMillis }) => new Date(folderMillis).toISOString())
    throw new OperatorError(
      `Migrations of ${times.join(', ')} come before one that was applied: generate them anew`,
    )
  }
  for (const migration of pending) {
    await inTransaction(client, async () => {
      for (const statement of migration.sql) await client.query(statement)
      await client.query(
        'insert into __drizzle_migrations (hash, created_at) values ($1, $2)',
        [migration.hash, migration.folderMillis],
      )
    })
  }
}

async function inTransaction(client: PoolClient, work: () => Promise<void>): Promise<void> {
  await client.query('begin')
  try {
    await work()
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}
