/**
 * Identity and gateways of one version, loaded from a folder of sources: `node _version-process.ts <folder>`. Its
 * parent calls it by messages.
 */
import { join } from 'node:path'
import type * as receiving from '../../services/identity/src/modules/notice/receive-notices.ts'
import type * as identityApp from '../../services/identity/src/app.ts'
import type * as identityConfigs from '../../services/identity/src/config.ts'
import type * as identityStores from '../../services/identity/src/stores.ts'
import type * as identityConsumers from '../../services/identity/src/events/consumers.ts'
import type * as clocks from '../../services/_kit/src/core/clock.ts'
import type * as postgres from '../../services/_kit/src/database/postgres.ts'
import type * as consumers from '../../services/_kit/src/messaging/consumers.ts'
import type * as servers from '../../services/_kit/src/service/server.ts'
import type * as tokens from '../../services/_kit/src/identity/identity-token.ts'
import type * as units from '../../services/_kit/src/transaction/unit-of-work.ts'
import type * as gatewayApp from '../src/app.ts'
import type * as gatewayConfigs from '../src/config.ts'

type Modules = {
  'services/identity/src/app.ts': typeof identityApp
  'services/identity/src/config.ts': typeof identityConfigs
  'services/identity/src/stores.ts': typeof identityStores
  'services/identity/src/events/consumers.ts': typeof identityConsumers
  'services/identity/src/modules/notice/receive-notices.ts': typeof receiving
  'services/_kit/src/core/clock.ts': typeof clocks
  'services/_kit/src/database/postgres.ts': typeof postgres
  'services/_kit/src/messaging/consumers.ts': typeof consumers
  'services/_kit/src/service/server.ts': typeof servers
  'services/_kit/src/identity/identity-token.ts': typeof tokens
  'services/_kit/src/transaction/unit-of-work.ts': typeof units
  'gateway/src/app.ts': typeof gatewayApp
  'gateway/src/config.ts': typeof gatewayConfigs
}

const folder = process.argv[2] ?? ''
const load = async <Path extends keyof Modules>(path: Path): Promise<Modules[Path]> =>
  import(join(folder, path))

const { createApp, createIdentityLog } = await load('services/identity/src/app.ts')
const { identityConfig } = await load('services/identity/src/config.ts')
const config = identityConfig()
const log = createIdentityLog(config)
const app = await createApp(config)

/** The calls for the parent. */
const calls = {
  /** @returns where identity listens */
  async serveIdentity() {
    const { serveSubgraph } = await load('services/_kit/src/service/server.ts')
    const token = await load('services/_kit/src/identity/identity-token.ts')
    const { subgraph, internalRoutes, lifecycle } = app
    const server = await serveSubgraph({
      subgraph,
      internalRoutes,
      lifecycle,
      http: config.http,
      verifier: token.createIdentityVerifier({
        publicKey: config.gatewayPublicKey,
        audience: 'identity',
      }),
    })
    return server.url
  },

  /** @returns where a gateway listens that asks this identity */
  async serveGateway(identityUrl: string) {
    const { createGateway } = await load('gateway/src/app.ts')
    const { gatewayConfig } = await load('gateway/src/config.ts')
    const gateway = await createGateway({
      ...gatewayConfig(),
      subgraphUrls: { identity: identityUrl },
      natsUrl: null,
      natsReplicas: null,
      redisUrl: null,
    })
    return gateway.url
  },

  /** Delivers an event to identity as NATS would. */
  async deliver(event: { type: string }) {
    const { systemClock } = await load('services/_kit/src/core/clock.ts')
    const { createPostgres } = await load('services/_kit/src/database/postgres.ts')
    const { deliver } = await load('services/_kit/src/messaging/consumers.ts')
    const { makeUnitOfWork } = await load('services/_kit/src/transaction/unit-of-work.ts')
    const { bindStores } = await load('services/identity/src/stores.ts')
    const { createConsumers } = await load('services/identity/src/events/consumers.ts')
    const notices = await load('services/identity/src/modules/notice/receive-notices.ts')
    const postgres = createPostgres({
      url: config.databaseUrl,
      schema: 'identity',
      applicationName: 'test',
      log,
    })
    const receive = notices.makeReceiveNotices({
      clock: systemClock,
      from: config.mail.from,
      publicUrl: config.publicUrl,
      readSecret: bindStores(postgres.db).signingKeys.unsubscribe,
    })
    const consumer = createConsumers(
      receive,
      async () => {},
      async () => {},
    ).find(({ event: { type } }) => type === event.type)
    if (!consumer) throw new Error(`Nobody consumes ${event.type}`)
    await deliver(consumer, event, makeUnitOfWork(postgres, bindStores))
    await postgres.close()
    return 'delivered'
  },
}

export type Calls = typeof calls

process.on('message', ({ name, argument }: { name: keyof Calls; argument: never }) => {
  calls[name](argument).then(
    (answer) => process.send?.({ answer }),
    (error: unknown) => process.send?.({ error: String(error) }),
  )
})
process.send?.({ answer: 'ready' })
