/** The real service on a database of its own, and the people who act in it. */
import type { Clock } from '@landfall/kit/core/clock'
import { openDocuments } from '@landfall/kit/database/open-documents'
import { createPostgres } from '@landfall/kit/database/postgres'
import type { Caller } from '@landfall/kit/identity/viewer'
import { createLog } from '@landfall/kit/observability/log'
import { testBacking } from '@landfall/kit/testing/backing'
import { testCaller, testKeys } from '@landfall/kit/testing/callers'
import { createTestSchema } from '@landfall/kit/testing/schema'
import { askOn, testServiceConfig } from '@landfall/kit/testing/service'
import { makeUnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import { createApp } from '../src/app.ts'
import { migrations } from '../src/config.ts'
import { documentModels } from '../src/db/documents.ts'
import { bindStores } from '../src/stores.ts'

export async function startService(o: { clock: Clock; studentAnswersKey: string }) {
  const { clock, studentAnswersKey } = o
  const database = await createTestSchema('donors-content', migrations)
  const log = createLog({ service: 'donors-content', level: 'silent' })
  const keys = { databaseUrl: database.url, gatewayPublicKey: testKeys().publicKey }
  const config = {
    ...testServiceConfig('donors-content', keys),
    databasePoolSize: 10,
    mongodbUrl: testBacking().mongodbUrl,
    studentAnswersKey,
  }
  const app = await createApp(config, { log, clock })
  const connection = { url: database.url, schema: 'donors_content', log }
  const postgres = createPostgres({ ...connection, applicationName: 'test' })
  const documents = openDocuments(config.mongodbUrl, documentModels)
  return {
    app,
    ask: askOn(app.subgraph),
    log,
    postgres,
    documents,
    stores: bindStores(postgres.db),
    unitOfWork: makeUnitOfWork(postgres, bindStores),
    /** Events and jobs in the outbox since the last call. */
    async outbox(): Promise<Written[]> {
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

/** An event has `data`, a job has the others. */
type Written = {
  name: string
  body: { data: Record<string, string>; key: string; payload: Record<string, unknown> }
}

type Wishes = {
  role?: 'owner' | 'editor' | 'reviewer' | 'reader'
  isVerified?: boolean
}

/** Somebody who acts for the organization. */
export function memberOf(organizationId: string, wishes: Wishes = {}): Caller {
  const { role = 'owner', isVerified = true } = wishes
  const membership = { organizationId, kind: 'donor', name: 'Wells', role } as const
  return testCaller({
    accountType: 'donor',
    memberships: [{ ...membership, isVerified }],
  })
}
