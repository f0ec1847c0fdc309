import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deliver } from '@landfall/kit/messaging/consumers'
import { createLog } from '@landfall/kit/observability/log'
import { createPostgres } from '@landfall/kit/database/postgres'
import { copyTestSchema, createTestSchema } from '@landfall/kit/testing/schema'
import { testBacking } from '@landfall/kit/testing/backing'
import { testKeys } from '@landfall/kit/testing/callers'
import { makeUnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import type { EventEnvelope } from '@landfall/proto-events'
import { createApp as createAiWorkers } from '../../services/ai-workers/src/app.ts'
import { aiWorkersConfig } from '../../services/ai-workers/src/config.ts'
import { createApp as createApplications } from '../../services/applications/src/app.ts'
import { applicationsConfig } from '../../services/applications/src/config.ts'
import { consumers } from '../../services/applications/src/events/consumers.ts'
import { bindStores as bindApplications } from '../../services/applications/src/stores.ts'
import { createApp as createCatalog } from '../../services/catalog/src/app.ts'
import { catalogConfig } from '../../services/catalog/src/config.ts'
import { createApp as createCommunity } from '../../services/community/src/app.ts'
import { communityConfig } from '../../services/community/src/config.ts'
import { createApp as createDonorsContent } from '../../services/donors-content/src/app.ts'
import { donorsContentConfig } from '../../services/donors-content/src/config.ts'
import { createApp as createIdentity } from '../../services/identity/src/app.ts'
import { identityConfig } from '../../services/identity/src/config.ts'
import { createWorker as createIdentityWorker } from '../../services/identity/src/worker.ts'
import { createApp as createMentoring } from '../../services/mentoring/src/app.ts'
import { mentoringConfig } from '../../services/mentoring/src/config.ts'
import { createApp as createImmigration } from '../../services/immigration/src/app.ts'
import { immigrationConfig } from '../../services/immigration/src/config.ts'
import { createGateway } from '../src/app.ts'
import { gatewayConfig } from '../src/config.ts'

export const ADMIN = { email: 'admin@example.org', password: 'quiet-harbour-lantern-42' }

export type Platform = Awaited<ReturnType<typeof startPlatform>>

/**
 * The gateway over the real services in one process, on databases of their own. Identity's worker sends mails, and
 * matches wait for a worker; `deliverToApplications` brings the catalog's facts to applications, because other tests
 * share the NATS server.
 */
export async function startPlatform() {
  const keys = testKeys()
  const { redisUrl, natsUrl, mongodbUrl } = testBacking()
  const log = createLog({
    service: 'platform',
    level: process.env.PLATFORM_LOG ?? 'silent',
  })
  const studentAnswersKey = randomBytes(32).toString('base64url')
  const immigrationKey = randomBytes(32).toString('base64url')
  const envAt = (databaseUrl: string) => ({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    DATABASE_URL: databaseUrl,
    DATABASE_POOL_SIZE: '5',
    REDIS_URL: redisUrl,
    NATS_URL: natsUrl,
    MONGODB_URL: mongodbUrl,
    GATEWAY_PUBLIC_KEY: keys.publicKey,
    STUDENT_ANSWERS_KEY: studentAnswersKey,
    IMMIGRATION_KEY: immigrationKey,
  })
  const loadCatalog = async (url: string) =>
    (await createCatalog(catalogConfig(envAt(url)), { log })).stop()
  const schemas = {
    identity: await createTestSchema('identity'),
    catalog: await copyTestSchema('catalog', 'platform', loadCatalog),
    applications: await createTestSchema('applications'),
    'ai-workers': await createTestSchema('ai-workers'),
    mentoring: await createTestSchema('mentoring'),
    immigration: await createTestSchema('immigration'),
    community: await createTestSchema('community'),
    'donors-content': await createTestSchema('donors-content'),
  }
  const env = (service: keyof typeof schemas) => envAt(schemas[service].url)
  const prefix = randomUUID()
  const forIdentity = identityConfig({
    ...env('identity'),
    PUBLIC_URL: 'http://localhost:4000',
    LANDFALL_ADMIN_EMAIL: ADMIN.email,
    LANDFALL_ADMIN_PASSWORD: ADMIN.password,
    REGISTRATIONS_PER_HOUR: '1000',
    MAIL_REQUESTS_PER_HOUR: '1000',
  })
  const identity = await createIdentity(forIdentity, { log, counterPrefix: prefix })
  const identityWorker = await createIdentityWorker(forIdentity, {
    log,
    queuePrefix: prefix,
  })
  await identityWorker.start()
  const catalog = await createCatalog(catalogConfig(env('catalog')), { log })
  const documents = await mkdtemp(join(tmpdir(), 'landfall-documents-'))
  const applications = await createApplications(
    applicationsConfig({ ...env('applications'), DOCUMENTS_DIR: documents }),
    { log },
  )
  const aiWorkers = await createAiWorkers(aiWorkersConfig(env('ai-workers')), { log })
  const mentoring = await createMentoring(mentoringConfig(env('mentoring')), { log })
  const immigration = await createImmigration(immigrationConfig(env('immigration')), {
    log,
  })
  const forum = communityConfig({ ...env('community'), FORUM_LIMIT_FACTOR: '1000' })
  const community = await createCommunity(forum, { log })
  const content = donorsContentConfig(env('donors-content'))
  const donorsContent = await createDonorsContent(content, { log })
  const services = [identity, catalog, applications, aiWorkers]
  const apps = [...services, mentoring, immigration, community, donorsContent]
  const gateway = await createGateway(
    {
      ...gatewayConfig({
        GATEWAY_PRIVATE_KEY: keys.privateKey,
        NODE_ENV: 'test',
        PORT: '0',
        COST_PER_MINUTE: '1000000000',
        NEW_OPERATIONS_PER_MINUTE: '1000000000',
      }),
      natsUrl,
    },
    { apps, log },
  )
  return {
    url: gateway.url,
    /** The services, for tests that ask one without the gateway. */
    apps,
    /** The environment of a service, for further processes of it. */
    env,
    deliverToApplications: () =>
      deliverToApplications(schemas.catalog.url, schemas.applications.url),
    async stop() {
      await gateway.stop()
      await identityWorker.stop()
      for (const app of apps) await app.stop()
      for (const schema of Object.values(schemas)) await schema.drop()
      await rm(documents, { recursive: true, force: true })
    },
  }
}

/** Delivers every fact that the catalog has recorded about scholarships. */
async function deliverToApplications(
  catalogUrl: string,
  applicationsUrl: string,
): Promise<void> {
  const log = createLog({ service: 'platform', level: 'silent' })
  const open = (url: string, schema: string) =>
    createPostgres({ url, schema, applicationName: 'platform-test', log })
  const from = open(catalogUrl, 'catalog')
  const to = open(applicationsUrl, 'applications')
  const unitOfWork = makeUnitOfWork(to, bindApplications)
  const { rows } = await from.pool.query<{ name: string; body: EventEnvelope<unknown> }>(
    `select name, body from outbox where kind = 'event' order by position`,
  )
  for (const { name, body } of rows) {
    const consumer = consumers.find(({ event }) => event.type === name)
    if (consumer) await deliver(consumer, body, unitOfWork)
  }
  await Promise.all([from.close(), to.close()])
}
