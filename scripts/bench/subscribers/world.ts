/** The world behind the bench's gateway: the real donors-content with its worker, stand-ins for the rest. */
import { createBus } from '@landfall/kit/messaging/bus'
import { createLog } from '@landfall/kit/observability/log'
import { newId } from '@landfall/kit/core/ids'
import { createIdentityVerifier } from '@landfall/kit/identity/identity-token'
import { type ServiceApp, serveSubgraph } from '@landfall/kit/service/server'
import { testBacking } from '@landfall/kit/testing/backing'
import { testCaller, testKeys } from '@landfall/kit/testing/callers'
import { createTestSchema } from '@landfall/kit/testing/schema'
import { testServiceConfig } from '@landfall/kit/testing/service'
import { makeEnvelope } from '@landfall/proto-events'
import { ApplicationFiguresChanged } from '@landfall/proto-events/applications/application-figures-changed.v1'
import { fakeApp } from '../../../gateway/test/_fake-subgraphs.ts'
import { createApp } from '../../../services/donors-content/src/app.ts'
import { createWorker } from '../../../services/donors-content/src/worker.ts'

/** One organization, and as many of its members as there are tokens. */
export async function startWorld() {
  const keys = testKeys()
  const log = createLog({ service: 'bench', level: 'silent' })
  const organizationId = newId()
  const scholarshipIds = [newId(), newId(), newId()]
  const schema = await createTestSchema('donors-content')
  const config = {
    ...testServiceConfig('donors-content', {
      databaseUrl: schema.url,
      gatewayPublicKey: keys.publicKey,
    }),
    mongodbUrl: testBacking().mongodbUrl,
    studentAnswersKey: 'A'.repeat(43),
  }
  const donorsContent = await createApp(config, { log })
  const worker = await createWorker(config, { log, queuePrefix: newId() })
  await worker.start()
  const apps = [donorsContent, identityOf(organizationId), fakeApp('catalog')]
  const urls = await Promise.all(apps.map((app) => serveApp(app, keys.publicKey)))
  const bus = createBus({ url: testBacking().natsUrl, name: 'bench', log })
  return {
    organizationId,
    environment: {
      GATEWAY_PRIVATE_KEY: keys.privateKey,
      NATS_URL: testBacking().natsUrl,
      ...Object.fromEntries(urls),
    },
    /** Publishes the event that applications sends when an application was submitted. */
    async publishSubmitted(): Promise<void> {
      const place = Math.floor(Math.random() * scholarshipIds.length)
      await bus.publish(submitted(organizationId, scholarshipIds[place] ?? ''))
    },
    async stop() {
      await bus.close()
      await worker.stop()
      for (const app of apps) await app.stop()
      await schema.drop()
    },
  }
}

function submitted(ownerId: string, scholarshipId: string) {
  const applicationId = newId()
  const time = new Date()
  return makeEnvelope(ApplicationFiguresChanged, {
    id: newId(),
    time,
    aggregateId: applicationId,
    version: 1,
    data: {
      applicationId,
      scholarshipId,
      ownerId,
      state: 'submitted',
      reached: ['submitted'],
      submittedAt: time.toISOString(),
      decidedAt: null,
      country: 'KE',
      field: 'engineering',
      score: null,
    },
  })
}

/** Every token is the session of another person, each a member. */
function identityOf(organizationId: string): ServiceApp {
  const people = new Map<string, { userId: string; sessionId: string }>()
  const membership = { organizationId, kind: 'donor', role: 'owner' } as const
  return fakeApp(
    'identity',
    {},
    {
      async 'resolve-sessions'({ body }) {
        const { asked } = body as { asked: { token: string }[] }
        const sessions = asked.map(({ token }) => {
          const person = people.get(token) ?? { userId: newId(), sessionId: newId() }
          people.set(token, person)
          const memberships = [{ ...membership, isVerified: true, name: 'Wells' }]
          const { viewer } = testCaller({ ...person, accountType: 'donor', memberships })
          return { viewer, expiresAt: '2099-01-01T00:00:00.000Z' }
        })
        return { sessions }
      },
    },
  )
}

async function serveApp(app: ServiceApp, publicKey: string): Promise<[string, string]> {
  const { name, subgraph, internalRoutes, lifecycle } = app
  const verifier = createIdentityVerifier({ publicKey, audience: name })
  const http = { host: '127.0.0.1', port: 0 }
  const { url } = await serveSubgraph({
    subgraph,
    internalRoutes,
    lifecycle,
    verifier,
    http,
  })
  return [`${name.toUpperCase().replaceAll('-', '_')}_URL`, url]
}
