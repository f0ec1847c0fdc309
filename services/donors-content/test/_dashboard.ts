import { randomUUID } from 'node:crypto'
import { systemClock } from '@landfall/kit/core/clock'
import { newId } from '@landfall/kit/core/ids'
import { openDocuments } from '@landfall/kit/database/open-documents'
import { createLog } from '@landfall/kit/observability/log'
import { createPostgres } from '@landfall/kit/database/postgres'
import type { Consumer } from '@landfall/kit/messaging/consumers'
import { deliver } from '@landfall/kit/messaging/consumers'
import type { Caller } from '@landfall/kit/identity/viewer'
import { testBacking } from '@landfall/kit/testing/backing'
import { testCaller, testKeys } from '@landfall/kit/testing/callers'
import { createTestSchema } from '@landfall/kit/testing/schema'
import { askOn, testServiceConfig } from '@landfall/kit/testing/service'
import { makeUnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import { type EventDefinition, makeEnvelope } from '@landfall/proto-events'
import type { z } from 'zod'
import type { Told } from './_histories.ts'
import { createApp } from '../src/app.ts'
import { migrations } from '../src/config.ts'
import { documentModels } from '../src/db/documents.ts'
import { createSnapshotDocumentStore } from '../src/modules/snapshot/snapshot.store.ts'
import { makeTakeSnapshot } from '../src/modules/snapshot/take-snapshot.ts'
import { followApplications } from '../src/modules/projection/follow-figures.ts'
import { bindStores, type Stores } from '../src/stores.ts'

export type Dashboard = Awaited<ReturnType<typeof startDashboard>>

/** The real service on a database of its own. */
export async function startDashboard() {
  const database = await createTestSchema('donors-content', migrations)
  const log = createLog({ service: 'donors-content', level: 'silent' })
  const keys = { databaseUrl: database.url, gatewayPublicKey: testKeys().publicKey }
  const config = {
    ...testServiceConfig('donors-content', keys),
    mongodbUrl: testBacking().mongodbUrl,
    studentAnswersKey: Buffer.alloc(32, 7).toString('base64url'),
  }
  const app = await createApp(config, { log })
  const connection = { url: database.url, schema: 'donors_content', log }
  const postgres = createPostgres({ ...connection, applicationName: 'test' })
  const unitOfWork = makeUnitOfWork(postgres, bindStores)
  const stores = bindStores(postgres.db)
  const documents = openDocuments(config.mongodbUrl, documentModels)
  const takeSnapshot = makeTakeSnapshot({
    stores,
    documents: createSnapshotDocumentStore(async () => (await documents.model()).snapshots),
    unitOfWork,
    clock: systemClock,
    newId,
  })
  return {
    app,
    log,
    postgres,
    unitOfWork,
    stores,
    takeSnapshot,
    ask: askOn(app.subgraph),
    /** One fact arrives; the same `id` is the same fact. */
    hear<S extends z.ZodType>(
      consumer: Consumer<Stores>,
      event: EventDefinition<S>,
      o: { aggregateId: string; version: number; data: z.input<S>; id?: string },
    ) {
      const { id = randomUUID(), ...fact } = o
      const time = new Date('2026-11-23T10:00:00Z')
      return deliver(consumer, makeEnvelope(event, { id, time, ...fact }), unitOfWork)
    },
    async outbox(): Promise<{ name: string; body: Record<string, unknown> }[]> {
      const { rows } = await postgres.pool.query(
        'delete from outbox returning position, name, body',
      )
      return rows.toSorted((a, b) => Number(a.position) - Number(b.position))
    },
    async stop() {
      await app.stop()
      await documents.close()
      await postgres.close()
      await database.drop()
    },
  }
}

/** Somebody who acts for the organization. */
export function aMember(
  organizationId: string,
  role: 'owner' | 'editor' | 'reviewer' | 'reader' = 'owner',
): Caller {
  const membership = { organizationId, kind: 'donor', role, name: 'Org' } as const
  return testCaller({
    accountType: 'donor',
    memberships: [{ ...membership, isVerified: true }],
  })
}

/** All of an organization's. */
export const everything = (organizationId: string) => ({
  organizationId,
  from: null,
  to: null,
  scholarshipIds: null,
})

/** Facts as they come by the thousand: some of one moment in one transaction, of different applications. */
export async function hearAll(app: Dashboard, told: readonly Told[]): Promise<void> {
  let batch = new Map<string, Told>()
  const flush = async () => {
    const rows = [...batch.values()].map(({ data, version }) => ({
      ...data,
      version,
      submittedAt: new Date(data.submittedAt),
      decidedAt: data.decidedAt === null ? null : new Date(data.decidedAt),
    }))
    batch = new Map()
    await app.unitOfWork((tx) => followApplications(tx, rows))
  }
  for (const one of told) {
    if (batch.has(one.aggregateId) || batch.size === 64) await flush()
    batch.set(one.aggregateId, one)
  }
  await flush()
}
