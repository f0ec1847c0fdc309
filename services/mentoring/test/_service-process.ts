/**
 * One process of the service, with the database and time that its parent names: `node _service-process.ts <JSON>`.
 * It reports where it listens, and ends with its parent.
 */
import { createIdentityVerifier } from '@landfall/kit/identity/identity-token'
import { createLog } from '@landfall/kit/observability/log'
import { serveSubgraph } from '@landfall/kit/service/server'
import { testServiceConfig } from '@landfall/kit/testing/service'
import { createApp } from '../src/app.ts'

type Given = { databaseUrl: string; gatewayPublicKey: string; now: string }

const { now, ...o } = JSON.parse(process.argv[2] ?? '{}') as Given
const clock = { now: () => new Date(now) }
const log = createLog({ service: 'mentoring', level: 'silent' })
const config = { ...testServiceConfig('mentoring', o), sessionsPerMonth: 3 }
const app = await createApp(config, { log, clock })
const { subgraph, lifecycle } = app
const verifier = createIdentityVerifier({
  publicKey: o.gatewayPublicKey,
  audience: 'mentoring',
})
const server = await serveSubgraph({ subgraph, lifecycle, http: config.http, verifier })
process.on('disconnect', () => void app.stop().finally(() => process.exit()))
process.send?.(server.url)
