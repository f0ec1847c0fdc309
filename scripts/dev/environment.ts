/** The environment of each process: what the person set wins over what we found. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Login } from './demo-logins.ts'
import type { Options } from './options.ts'
import { folders } from './paths.ts'
import type { Ports } from './ports.ts'
import type { Secrets } from './secrets.ts'
import { serviceVariable, type ServiceFolder } from './services.ts'
import type { StoreRuns } from './stores/run-stores.ts'

export type Facts = {
  readonly options: Options
  readonly services: ServiceFolder[]
  readonly ports: Ports
  readonly secrets: Secrets
  readonly stores: StoreRuns
  /** By service; each address has a role of its own. */
  readonly databaseUrls: { readonly [service: string]: string }
  /** The admin that the demo needs where there is none. */
  readonly admin: Login | null
}

/** What all processes of the platform share. */
export function platformEnv(facts: Facts, env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const ours: NodeJS.ProcessEnv = {
    NODE_ENV: 'development',
    LOG_LEVEL: 'info',
    REDIS_URL: facts.stores.redis.url,
    NATS_URL: facts.stores.nats.url,
    MONGODB_URL: facts.stores.mongodb.url,
    GATEWAY_PUBLIC_KEY: facts.secrets.gatewayPublicKey,
    ...facts.secrets.sealingKeys,
    PUBLIC_URL: `http://localhost:${facts.options.port}`,
    AI_WORKERS_SNAPSHOT_DIR: join(folders.data, 'ai-workers-snapshot'),
    DOCUMENTS_DIR: join(folders.data, 'documents'),
  }
  for (const { name } of facts.services) {
    ours[serviceVariable(name, 'DATABASE_URL')] = facts.databaseUrls[name]
  }
  if (facts.admin) {
    ours.LANDFALL_ADMIN_EMAIL = facts.admin.email
    ours.LANDFALL_ADMIN_PASSWORD = facts.admin.password
  }
  // The administrator's address of the database stays out: each service has a role of its own.
  const { DATABASE_URL: _, ...given } = env
  return { ...ours, ...withoutEmpty(given), HOST: '127.0.0.1', PORT: undefined }
}

/** One process of a service, or of the workers. */
export function insideEnv(shared: NodeJS.ProcessEnv, port: number): NodeJS.ProcessEnv {
  return { ...shared, PORT: String(port) }
}

/** The gateway, whatever process it runs in. */
export function gatewayEnv(facts: Facts, shared: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const urls = facts.services.map(({ name }) => [
    serviceVariable(name, 'URL'),
    `http://127.0.0.1:${facts.ports[name]}`,
  ])
  return {
    ...(facts.options.isSingle ? {} : Object.fromEntries(urls)),
    ...shared,
    HOST: process.env.HOST || '127.0.0.1',
    PORT: String(facts.options.port),
    GATEWAY_PRIVATE_KEY: facts.secrets.gatewayPrivateKey,
    ...(existsSync(join(folders.web, 'index.html')) ? { WEB_ROOT: folders.web } : {}),
  }
}

/** A variable that is set to nothing counts as not set. */
function withoutEmpty(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
}
