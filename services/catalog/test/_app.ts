import { randomUUID } from 'node:crypto'
import { parse } from 'graphql'
import { type Clock, fixedClock } from '@landfall/kit/clock'
import type { ServiceConfig } from '@landfall/kit/config'
import { createLog } from '@landfall/kit/log'
import { createPostgres } from '@landfall/kit/postgres'
import {
  createTestSchema,
  testBacking,
  testCaller,
  testKeys,
  testVisitor,
} from '@landfall/kit/testing'
import { makeUnitOfWork } from '@landfall/kit/unit-of-work'
import type { Caller, Membership } from '@landfall/kit/viewer'
import { createApp } from '../src/app.ts'
import { shippedLoader } from '../src/load-shipped.ts'
import { bindStores } from '../src/stores.ts'

export const NOW = '2026-11-21T12:00:00Z'

/** The real service on a database of its own, with everything shipped in it. */
export async function startCatalog(clock: Clock = fixedClock(NOW)) {
  const database = await createTestSchema('catalog')
  const log = createLog({ service: 'catalog', level: 'silent' })
  const config: ServiceConfig = {
    service: 'catalog',
    environment: 'test',
    logLevel: 'silent',
    http: { host: '127.0.0.1', port: 0 },
    databaseUrl: database.url,
    databasePoolSize: 5,
    redisUrl: testBacking().redisUrl,
    natsUrl: testBacking().natsUrl,
    mongodbUrl: null,
    gatewayPublicKey: testKeys().publicKey,
    otlpEndpoint: null,
  }
  const app = await createApp(config, { log, clock })
  const postgres = createPostgres({
    url: database.url,
    schema: 'catalog',
    applicationName: 'test',
    log,
  })
  const execute = async (caller: Caller, query: string, variables = {}) => {
    const document = parse(query)
    const { result } = await app.subgraph.execute({ document, variables, caller })
    return result
  }
  return {
    config,
    postgres,
    subgraph: app.subgraph,
    stores: bindStores(postgres.db),
    unitOfWork: makeUnitOfWork(postgres, bindStores),
    execute,
    /** Runs one operation as somebody; answers the data, or throws the first error. */
    async ask(caller: Caller, query: string, variables: Record<string, unknown> = {}) {
      const result = await execute(caller, query, variables)
      const [error] = result.errors ?? []
      if (error) throw Object.assign(new Error(error.message), error.extensions)
      // Resolved values have no prototype; plain objects compare as expected.
      return JSON.parse(JSON.stringify(result.data))
    },
    async outboxEvents(): Promise<
      { name: string; body: { data: Record<string, unknown> } }[]
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

export type RunningCatalog = Awaited<ReturnType<typeof startCatalog>>

export const visitor = () => testVisitor()
export const restVisitor = () => testVisitor({ channel: 'rest' })
export const student = () => testCaller({ accountType: 'student' })
export const admin = () => testCaller({ roles: ['admin'] })

/** Somebody who acts for an organisation; a verified one's editor by default. */
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
