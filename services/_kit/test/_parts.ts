import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { defineEvent } from '@landfall/proto-events'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { createBus } from '../src/messaging/bus.ts'
import { streamOf } from '../src/messaging/bus-streams.ts'
import { createLog } from '../src/observability/log.ts'
import { createPostgres } from '../src/database/postgres.ts'
import type { Database } from '../src/database/postgres.ts'
import { createTestSchema } from '../src/testing/schema.ts'
import { testBacking } from '../src/testing/backing.ts'
import { makeUnitOfWork } from '../src/transaction/unit-of-work.ts'

export const silentLog = createLog({ service: 'test', level: 'silent' })

export const migrationsFolder = join(import.meta.dirname, '_migrations')

/** A name that no other test uses, so that streams and queues are not shared. */
export function uniqueName(prefix: string): string {
  return `${prefix}-${randomBytes(5).toString('hex')}`
}

/** A database with the kit's tables and two of the tests' own. */
export async function testPostgres(poolSize = 10) {
  const schema = await createTestSchema('kit', pathToFileURL(migrationsFolder))
  const postgres = createPostgres({
    url: schema.url,
    schema: 'kit',
    applicationName: 'kit-test',
    poolSize,
    log: silentLog,
  })
  return {
    postgres,
    url: schema.url,
    unitOfWork: makeUnitOfWork(postgres, bindStores),
    close: async () => {
      await postgres.close()
      await schema.drop()
    },
  }
}

export type Stores = ReturnType<typeof bindStores>

export function bindStores(db: Database) {
  return {
    effects: {
      add: async (what: string) => {
        await db.execute(sql`insert into effects (what) values (${what})`)
      },
      all: async () => {
        const { rows } = await db.execute<{ what: string }>(
          sql`select what from effects order by id`,
        )
        return rows.map((row) => row.what)
      },
    },
    notes: {
      /** Keeps the newest version, whatever the order of arrival. */
      save: async (note: { id: string; text: string; version: number }) => {
        await db.execute(sql`
          insert into notes (id, text, version) values (${note.id}, ${note.text}, ${note.version})
          on conflict (id) do update set text = excluded.text, version = excluded.version
            where notes.version < excluded.version`)
      },
      find: async (id: string) => {
        const { rows } = await db.execute<{ text: string; version: number }>(
          sql`select text, version from notes where id = ${id}`,
        )
        return rows[0] ?? null
      },
    },
  }
}

/** An event of a publisher that only this test has, and its removal. */
export function testEvent(publisher = uniqueName('kittest')) {
  return defineEvent({
    publisher,
    noun: 'note',
    verb: 'saved',
    version: 1,
    description: 'A note of a test was saved.',
    schema: z.object({ noteId: z.uuid(), text: z.string() }),
  })
}

export function testBus(url = testBacking().natsUrl) {
  return createBus({ url, name: 'kit-test', log: silentLog })
}

export async function removeStream(publisher: string): Promise<void> {
  const bus = testBus()
  const { manager } = await bus.session()
  await manager.streams.delete(streamOf(publisher)).catch(() => undefined)
  await bus.close()
}
