import { randomBytes, randomUUID } from 'node:crypto'
import { type Clock, systemClock } from '@landfall/kit/core/clock'
import { createLog } from '@landfall/kit/observability/log'
import { createPostgres } from '@landfall/kit/database/postgres'
import { askOn, testServiceConfig } from '@landfall/kit/testing/service'
import { createTestSchema } from '@landfall/kit/testing/schema'
import { testCaller, testKeys } from '@landfall/kit/testing/callers'
import { makeUnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import { createApp } from '../src/app.ts'
import type { ScholarshipCopy } from '../src/student/scholarship-copy/scholarship-copy.ts'
import { bindStores } from '../src/stores.ts'

/** The real service on a database of its own. */
export async function startApplications(clock: Clock = systemClock) {
  const database = await createTestSchema('applications')
  const log = createLog({ service: 'applications', level: 'silent' })
  const config = {
    ...testServiceConfig('applications', {
      databaseUrl: database.url,
      gatewayPublicKey: testKeys().publicKey,
    }),
    studentAnswersKey: randomBytes(32).toString('base64url'),
  }
  const app = await createApp(config, { log, clock })
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
    postgres,
    unitOfWork: makeUnitOfWork(postgres, bindStores),
    ask: askOn(app.subgraph),
    async outboxEvents(): Promise<{ name: string; body: { data: unknown } }[]> {
      const { rows } = await postgres.pool.query(
        `select name, body from outbox where kind = 'event' order by position`,
      )
      return rows
    },
    /** A scholarship as the catalogue's events would have told of it. */
    async knowScholarship(
      status: 'draft' | 'published' | 'closed' | 'archived' = 'published',
      facts: Partial<ScholarshipCopy> = {},
    ) {
      const scholarshipId = randomUUID()
      await stores.scholarshipCopies.keepNewest({
        scholarshipId,
        status,
        closedReason: null,
        title: 'Coastal Engineering Award',
        provider: 'Harbour Trust',
        ownerId: null,
        deadlineDate: null,
        deadlinePrecision: 'none',
        deadlineTimeZone: 'America/New_York',
        slug: null,
        sourceUrl: null,
        isAppliedHere: false,
        updatedAt: null,
        version: 1,
        ...facts,
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
