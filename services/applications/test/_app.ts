import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Clock, systemClock } from '@landfall/kit/core/clock'
import { createLog } from '@landfall/kit/observability/log'
import { createPostgres } from '@landfall/kit/database/postgres'
import { askOn, testServiceConfig } from '@landfall/kit/testing/service'
import { createTestSchema } from '@landfall/kit/testing/schema'
import { testCaller, testKeys } from '@landfall/kit/testing/callers'
import { makeUnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import { createApp } from '../src/app.ts'
import { migrations, type ApplicationsConfig, type DocumentsConfig } from '../src/config.ts'
import { MEBIBYTE } from '../src/student/document/document.ts'
import { type OutgoingSettings, outgoingDefaults } from '@landfall/kit/safe-fetch/settings'
import type { ScholarshipCopy } from '../src/student/scholarship-copy/scholarship-copy.ts'
import { bindStores } from '../src/stores.ts'

/** What a test may set for documents; everything else has its default. */
export type DocumentSettings = Partial<Omit<DocumentsConfig, 'storage'>>

/** The real service with its own database and folder. */
export async function startApplications(
  clock: Clock = systemClock,
  documents: DocumentSettings = {},
  outgoing: OutgoingSettings = outgoingDefaults,
) {
  const database = await createTestSchema('applications', migrations)
  const folder = await mkdtemp(join(tmpdir(), 'landfall-documents-'))
  const log = createLog({ service: 'applications', level: 'silent' })
  const service = testServiceConfig('applications', {
    databaseUrl: database.url,
    gatewayPublicKey: testKeys().publicKey,
  })
  const config: ApplicationsConfig = {
    ...service,
    studentAnswersKey: randomBytes(32).toString('base64url'),
    outgoing,
    documents: {
      storage: { kind: 'disk', folder },
      quota: { maxBytes: 100 * MEBIBYTE, maxCount: 200 },
      scanner: null,
      ...documents,
    },
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
    app,
    folder,
    stores,
    postgres,
    unitOfWork: makeUnitOfWork(postgres, bindStores),
    ask: askOn(app.subgraph),
    async outboxEvents(): Promise<
      { name: string; body: { aggregateversion: number; data: unknown } }[]
    > {
      const { rows } = await postgres.pool.query(
        `select name, body from outbox where kind = 'event' order by position`,
      )
      return rows
    },
    /** Stores a scholarship as if catalog's events had published it. */
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
      await rm(folder, { recursive: true, force: true })
    },
  }
}

export type RunningApplications = Awaited<ReturnType<typeof startApplications>>

export const aStudent = () => testCaller({ accountType: 'student' })
