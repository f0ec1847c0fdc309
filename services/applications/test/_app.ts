import { randomUUID } from 'node:crypto'
import type { ServiceConfig } from '@landfall/kit/config'
import { createLog } from '@landfall/kit/log'
import { createPostgres } from '@landfall/kit/postgres'
import { createTestSchema, testBacking, testCaller, testKeys } from '@landfall/kit/testing'
import { makeUnitOfWork } from '@landfall/kit/unit-of-work'
import type { Caller } from '@landfall/kit/viewer'
import { parse } from 'graphql'
import { createApp } from '../src/app.ts'
import { bindStores } from '../src/stores.ts'

/** The real service on a database of its own. */
export async function startApplications() {
  const database = await createTestSchema('applications')
  const log = createLog({ service: 'applications', level: 'silent' })
  const config: ServiceConfig = {
    service: 'applications',
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
  const app = await createApp(config, { log })
  const postgres = createPostgres({
    url: database.url,
    schema: 'applications',
    applicationName: 'test',
    log,
  })
  const stores = bindStores(postgres.db)

  return {
    config,
    stores,
    unitOfWork: makeUnitOfWork(postgres, bindStores),
    /** Runs one operation as somebody; answers the data, or throws the first error. */
    async ask(caller: Caller, query: string, variables: Record<string, unknown> = {}) {
      const { result } = await app.subgraph.execute({
        document: parse(query),
        variables,
        caller,
      })
      const [error] = result.errors ?? []
      if (error) throw Object.assign(new Error(error.message), error.extensions)
      // Resolved values have no prototype; plain objects compare as expected.
      return JSON.parse(JSON.stringify(result.data))
    },
    async outboxEvents(): Promise<{ name: string; body: { data: unknown } }[]> {
      const { rows } = await postgres.pool.query(
        `select name, body from outbox where kind = 'event' order by position`,
      )
      return rows
    },
    /** A scholarship as the catalogue's events would have told of it. */
    async knowScholarship(
      status: 'draft' | 'published' | 'closed' | 'archived' = 'published',
    ) {
      const scholarshipId = randomUUID()
      await stores.scholarshipCopies.keepNewest({
        scholarshipId,
        status,
        title: 'Coastal Engineering Award',
        provider: 'Harbour Trust',
        ownerId: null,
        deadlineDate: null,
        deadlinePrecision: 'none',
        deadlineTimeZone: 'America/New_York',
        version: 1,
      })
      return scholarshipId
    },
    async stop() {
      await app.stop()
      await postgres.close()
      await database.drop()
    },
  }
}

export type RunningApplications = Awaited<ReturnType<typeof startApplications>>

export const aStudent = () => testCaller({ accountType: 'student' })
