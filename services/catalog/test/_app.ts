import { randomUUID } from 'node:crypto'
import { type Clock, fixedClock } from '@landfall/kit/core/clock'
import { createLog, type Log } from '@landfall/kit/observability/log'
import { createPostgres } from '@landfall/kit/database/postgres'
import { askOn, testServiceConfig } from '@landfall/kit/testing/service'
import { copyTestSchema } from '@landfall/kit/testing/schema'
import { testCaller, testKeys, testVisitor } from '@landfall/kit/testing/callers'
import type { Membership } from '@landfall/kit/identity/viewer'
import { createApp } from '../src/app.ts'
import { shippedLoader } from '../src/composition/load-shipped.ts'
import { bindStores } from '../src/composition/stores.ts'
import { createUnitOfWork } from '../src/composition/unit-of-work.ts'

export const NOW = '2026-11-21T12:00:00Z'

/** The real service with its own database, loaded with all shipped data at `NOW`. */
export async function startCatalog(
  clock: Clock = fixedClock(NOW),
  {
    searchIndex = true,
    log = createLog({ service: 'catalog', level: 'silent' }),
  }: { searchIndex?: boolean; log?: Log } = {},
) {
  const database = await shippedDatabase(log)
  const config = { ...configAt(database.url), searchIndex }
  const app = await createApp(config, { log, clock })
  await app.searchReady
  const postgres = createPostgres({
    url: database.url,
    schema: 'catalog',
    applicationName: 'test',
    log,
  })
  return {
    config,
    postgres,
    subgraph: app.subgraph,
    stores: bindStores(postgres.db),
    unitOfWork: createUnitOfWork(postgres),
    ask: askOn(app.subgraph),
    async outboxEvents(): Promise<
      { name: string; body: { subject: string; data: Record<string, unknown> } }[]
    > {
      const { rows } = await postgres.pool.query(
        `select name, body from outbox where kind = 'event' order by position`,
      )
      return rows
    },
    loadShipped: (folder?: URL) => shippedLoader({ postgres, clock, log }, folder)(),
    async stop() {
      await app.stop()
      await postgres.close()
      await database.drop()
    },
  }
}

/** A database as the first start at `NOW` leaves it: loading takes seconds, so all tests have a copy of the same. */
function shippedDatabase(log: Log) {
  return copyTestSchema('catalog', 'shipped', async (databaseUrl) => {
    const config = { ...configAt(databaseUrl), searchIndex: false }
    const app = await createApp(config, { log, clock: fixedClock(NOW) })
    await app.stop()
  })
}

function configAt(databaseUrl: string) {
  const { publicKey: gatewayPublicKey } = testKeys()
  return {
    ...testServiceConfig('catalog', { databaseUrl, gatewayPublicKey }),
    studentAnswersKey: 'A'.repeat(43),
  }
}

export type RunningCatalog = Awaited<ReturnType<typeof startCatalog>>

export const visitor = () => testVisitor()
export const restVisitor = () => testVisitor({ channel: 'rest' })
export const student = () => testCaller({ accountType: 'student' })
export const admin = () => testCaller({ roles: ['admin'] })

/** Somebody who acts for an organization; a verified one's editor by default. */
export function member(wishes: Partial<Membership> & { isEmailVerified?: boolean } = {}) {
  const { isEmailVerified = true, ...membership } = wishes
  return testCaller({
    accountType: 'donor',
    isEmailVerified,
    memberships: [
      {
        organizationId: randomUUID(),
        kind: 'donor',
        role: 'editor',
        isVerified: true,
        name: 'Harbour Trust',
        ...membership,
      },
    ],
  })
}
