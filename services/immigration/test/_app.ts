import { randomBytes } from 'node:crypto'
import type { Clock } from '@landfall/kit/core/clock'
import { createSealer } from '@landfall/kit/core/sealed'
import { createPostgres } from '@landfall/kit/database/postgres'
import { createLog } from '@landfall/kit/observability/log'
import { testKeys } from '@landfall/kit/testing/callers'
import { createTestSchema } from '@landfall/kit/testing/schema'
import { askOn, testServiceConfig } from '@landfall/kit/testing/service'
import { makeUnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import { createApp } from '../src/app.ts'
import { type ImmigrationConfig, migrations } from '../src/config.ts'
import { storesSealedBy } from '../src/stores.ts'

/** The real service on a database of its own. */
export async function startImmigration(clock: Clock) {
  const database = await createTestSchema('immigration', migrations)
  const log = createLog({ service: 'immigration', level: 'silent' })
  const config: ImmigrationConfig = {
    ...testServiceConfig('immigration', {
      databaseUrl: database.url,
      gatewayPublicKey: testKeys().publicKey,
    }),
    immigrationKey: randomBytes(32).toString('base64url'),
  }
  const app = await createApp(config, { log, clock })
  const postgres = createPostgres({
    url: database.url,
    schema: 'immigration',
    applicationName: 'test',
    log,
  })
  const bindStores = storesSealedBy(createSealer(config.immigrationKey))
  return {
    config,
    postgres,
    stores: bindStores(postgres.db),
    unitOfWork: makeUnitOfWork(postgres, bindStores),
    ask: askOn(app.subgraph),
    /** The published events, oldest first. */
    async events(name: string): Promise<Record<string, unknown>[]> {
      const { rows } = await postgres.pool.query(
        `select body -> 'data' as data from outbox where kind = 'event' and name = $1 order by position`,
        [name],
      )
      return rows.map((row: { data: Record<string, unknown> }) => row.data)
    },
    /** Everything that the database holds, as one text. */
    async dump(): Promise<string> {
      const { rows: tables } = await postgres.pool.query<{ name: string }>(
        `select table_name as name from information_schema.tables where table_schema = 'immigration'`,
      )
      const parts = tables.map(async ({ name }) => {
        const { rows } = await postgres.pool.query(`select * from "${name}"`)
        return JSON.stringify(rows)
      })
      return (await Promise.all(parts)).join('\n')
    },
    async stop() {
      await app.stop()
      await postgres.close()
      await database.drop()
    },
  }
}
