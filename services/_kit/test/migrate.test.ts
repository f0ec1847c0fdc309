import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { migrate } from '../src/database/postgres-migrate.ts'
import { createPostgres } from '../src/database/postgres.ts'
import type { Postgres } from '../src/database/postgres.ts'
import { createTestSchema } from '../src/testing/schema.ts'
import { migrationsFolder, silentLog } from './_parts.ts'

const run = promisify(execFile)

let schema: Awaited<ReturnType<typeof createTestSchema>>
let postgres: Postgres
let folder: string

beforeEach(async () => {
  schema = await createTestSchema('kit')
  postgres = createPostgres({
    url: schema.url,
    schema: 'kit',
    applicationName: 'kit-test',
    log: silentLog,
  })
  folder = mkdtempSync(join(tmpdir(), 'landfall-migrations-'))
  cpSync(migrationsFolder, folder, { recursive: true })
})

afterEach(async () => {
  rmSync(folder, { recursive: true })
  await postgres.close()
  await schema.drop()
})

const NOTES = { tag: '0000_notes', when: 1_700_000_000_000 }

/** @param tags in the order of the journal */
function addMigration(
  statements: string,
  tags: { tag: string; when: number }[] = [NOTES, { tag: 'next', when: NOTES.when + 1 }],
): void {
  writeFileSync(join(folder, 'next.sql'), statements)
  const entries = tags.map((one, idx) => ({ version: '7', breakpoints: true, idx, ...one }))
  const journal = { version: '7', dialect: 'postgresql', entries }
  writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify(journal))
}

async function tables(): Promise<string[]> {
  const { rows } = await postgres.db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'kit' order by 1`,
  )
  return rows.map((row) => row.name)
}

const applied = async () => {
  const { rows } = await postgres.db.execute<{ count: string }>(
    sql`select count(*) from __drizzle_migrations`,
  )
  return Number(rows[0]?.count)
}

describe('migrating', () => {
  it('makes the tables of the kit and of the service, and changes nothing the second time', async () => {
    await migrate(postgres, { folder })
    await migrate(postgres, { folder })
    expect(await tables()).toEqual([
      '__drizzle_migrations',
      'effects',
      'event_tries',
      'idempotency_keys',
      'inbox',
      'kit_migrations',
      'notes',
      'outbox',
    ])
    expect(await applied()).toBe(1)
  })

  it('may be done by two processes at once', async () => {
    const script = `
      import { createLog } from '${join(import.meta.dirname, '../src/observability/log.ts')}'
      import { migrate } from '${join(import.meta.dirname, '../src/database/postgres-migrate.ts')}'
      import { createPostgres } from '${join(import.meta.dirname, '../src/database/postgres.ts')}'
      const [url, folder] = process.argv.slice(1)
      const log = createLog({ service: 'test', level: 'silent' })
      const postgres = createPostgres({ url, schema: 'kit', applicationName: 'kit-test', log })
      await migrate(postgres, { folder })
      await postgres.close()`
    const start = () =>
      run(process.execPath, ['--input-type=module', '--eval', script, schema.url, folder])
    await Promise.all([start(), start(), migrate(postgres, { folder })])
    expect(await applied()).toBe(1)
  })

  it('adds what is new to what is there', async () => {
    await migrate(postgres, { folder })
    addMigration('alter table notes add column color text')
    await migrate(postgres, { folder })
    await postgres.db.execute(sql`select color from notes`)
    expect(await applied()).toBe(2)
  })

  const OLDER = { tag: 'next', when: 1_600_000_000_000 }

  it('refuses one that comes before what was applied, as two branches make it', async () => {
    await migrate(postgres, { folder })
    addMigration('create table late (id int)', [OLDER, NOTES])
    await expect(migrate(postgres, { folder })).rejects.toThrow('2020-09-13')
    expect(await tables()).not.toContain('late')
  })

  it('goes on where it was interrupted, though what follows was written earlier', async () => {
    await migrate(postgres, { folder })
    addMigration('alter table notes add column color text', [NOTES, OLDER])
    await migrate(postgres, { folder })
    await postgres.db.execute(sql`select color from notes`)
    expect(await applied()).toBe(2)
  })

  it('leaves nothing of a migration that fails half way', async () => {
    await migrate(postgres, { folder })
    addMigration('create table half (id int);\n--> statement-breakpoint\nselect nonsense')
    await expect(migrate(postgres, { folder })).rejects.toThrow('nonsense')
    expect(await tables()).not.toContain('half')
    expect(await applied()).toBe(1)
  })
})
