import { readFileSync } from 'node:fs'
import { BlockList, isIP } from 'node:net'
import { backingEnv, readConfig } from '@landfall/kit/process/config'
import { STOP_WITHIN_MS } from '@landfall/kit/process/lifecycle'
import { z } from 'zod'

/** The subgraphs of this platform, as the committed supergraph names them: one for each service. */
export const SUBGRAPHS: readonly string[] = namesIn(
  readFileSync(new URL('../supergraph.graphql', import.meta.url), 'utf8'),
)

export type GatewayConfig = {
  environment: 'development' | 'test' | 'production'
  logLevel: string
  http: { host: string; port: number }
  /** Where operators find /metrics and the names of parts that are down; null means nowhere. */
  operations: { host: string; port: number } | null
  /** How long a stopping gateway goes on answering, so that load balancers can turn away from it. */
  drainMs: number
  /** How long requests that are still under way after that may take. */
  closeMs: number
  /** The site's address, for links and the Origin rule. */
  publicUrl: string
  /** Ed25519, PKCS#8, as PEM or base64 of the DER. */
  privateKey: string
  /** A subgraph that has no address and is not given in-process counts as down. */
  subgraphUrls: Readonly<Record<string, string | undefined>>
  /** If null, changes of a session reach this process within seconds instead of at once. */
  natsUrl: string | null
  /** How many servers of a NATS cluster keep each stream; null means the server's default, which is one. */
  natsReplicas: number | null
  /** If null, partners have a bucket at this gateway alone instead of one shared by all gateways. */
  redisUrl: string | null
  /** Where spans are sent; null means nowhere. */
  otlpEndpoint: string | null
  /** Proxies whose X-Forwarded-* headers count. */
  trustedProxies: BlockList
  /** Whole origins besides the site's own that may change state with a cookie. */
  allowedOrigins: ReadonlySet<string>
  /** The built web client; null serves none. */
  webRoot: string | null
  /** The operator's pages on other sites, which the footer links to. */
  socialLinks: readonly { name: string; url: string }[]
  /** Limits on what one caller may ask of this process. */
  limits: { costPerMinute: number; newOperationsPerMinute: number }
}

/** Load balancers ask every second or so; Docker and Kubernetes wait 10 s or longer for the end. */
const DRAIN_SECONDS = 2
/** The part of the time for stopping that subscriptions, connections to subgraphs and the last spans need. */
const STOP_ROOM_MS = 1_500

const limit = (usual: number) => z.coerce.number().int().positive().prefault(usual)
const url = () => backingEnv.url(['http', 'https'])

const shape = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('production'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info'),
  HOST: z.string().default('127.0.0.1'),
  PORT: backingEnv.port().default(4000),
  OPS_HOST: z.string().optional(),
  OPS_PORT: backingEnv.port().optional(),
  DRAIN_SECONDS: z.coerce.number('is a number of seconds').min(0).max(5).optional(),
  PUBLIC_URL: url().optional(),
  GATEWAY_PRIVATE_KEY: backingEnv.privateKey(),
  NATS_URL: backingEnv.url(['nats', 'tls']).optional(),
  NATS_REPLICAS: backingEnv.natsReplicas(),
  REDIS_URL: backingEnv.url(['redis', 'rediss']).optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: url().optional(),
  TRUSTED_PROXY: backingEnv.list().transform(toBlockList).prefault(''),
  ALLOWED_ORIGINS: backingEnv
    .list()
    .pipe(z.array(url()))
    .transform((origins) => origins.map((origin) => new URL(origin).origin))
    .prefault(''),
  WEB_ROOT: z.string().optional(),
  SOCIAL_URLS: backingEnv.list().transform(toSocialLinks).prefault(''),
  COST_PER_MINUTE: limit(120_000),
  NEW_OPERATIONS_PER_MINUTE: limit(60),
})

/** One variable for each subgraph: IDENTITY_URL and its like. */
const subgraphShape = z
  .object(
    Object.fromEntries(SUBGRAPHS.map((name) => [urlVariable(name), url().optional()])),
  )
  .transform((read) => ({
    subgraphUrls: Object.fromEntries(
      SUBGRAPHS.map((name) => [name, read[urlVariable(name)]]),
    ),
  }))

/** @throws ConfigError naming every faulty variable */
export function gatewayConfig(env: NodeJS.ProcessEnv = process.env): GatewayConfig {
  const read = readConfig(shape.and(subgraphShape), env)
  const publicUrl = read.PUBLIC_URL ?? `http://localhost:${read.PORT}`
  const drainSeconds = read.DRAIN_SECONDS ?? (read.NODE_ENV === 'test' ? 0 : DRAIN_SECONDS)
  const drainMs = 1_000 * drainSeconds
  return {
    environment: read.NODE_ENV,
    logLevel: read.LOG_LEVEL,
    http: { host: read.HOST, port: read.PORT },
    operations:
      read.OPS_PORT === undefined
        ? null
        : { host: read.OPS_HOST ?? read.HOST, port: read.OPS_PORT },
    drainMs,
    closeMs: STOP_WITHIN_MS - drainMs - STOP_ROOM_MS,
    publicUrl,
    privateKey: read.GATEWAY_PRIVATE_KEY,
    subgraphUrls: read.subgraphUrls,
    natsUrl: read.NATS_URL ?? null,
    natsReplicas: read.NATS_REPLICAS ?? null,
    redisUrl: read.REDIS_URL ?? null,
    otlpEndpoint: read.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
    trustedProxies: read.TRUSTED_PROXY,
    allowedOrigins: new Set([new URL(publicUrl).origin, ...read.ALLOWED_ORIGINS]),
    webRoot: read.WEB_ROOT ?? null,
    socialLinks: read.SOCIAL_URLS,
    limits: {
      costPerMinute: read.COST_PER_MINUTE,
      newOperationsPerMinute: read.NEW_OPERATIONS_PER_MINUTE,
    },
  }
}

function namesIn(supergraph: string): string[] {
  const names = supergraph.matchAll(/@join__graph\(name: "([^"]+)"/g)
  return [...names].map(([, name = '']) => name)
}

/** The variable that holds the address of a subgraph: `AI_WORKERS_URL`. */
function urlVariable(subgraph: string): string {
  return `${subgraph.toUpperCase().replaceAll('-', '_')}_URL`
}

/** Addresses and networks in CIDR form. */
function toBlockList(items: string[], context: z.RefinementCtx): BlockList {
  const list = new BlockList()
  for (const item of items) {
    const [address = '', bits] = item.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    const prefix = Number(bits ?? (family === 'ipv6' ? 128 : 32))
    const isNetwork =
      isIP(address) !== 0 &&
      Number.isInteger(prefix) &&
      prefix >= 0 &&
      prefix <= (family === 'ipv6' ? 128 : 32)
    if (isNetwork) list.addSubnet(address, prefix, family)
    else context.addIssue({ code: 'custom', message: 'is a list of addresses or networks' })
  }
  return list
}

/** What people call the sites at these domains. */
const NETWORKS: ReadonlyMap<string, string> = new Map([
  ['facebook.com', 'Facebook'],
  ['twitter.com', 'Twitter'],
  ['x.com', 'X'],
  ['instagram.com', 'Instagram'],
  ['linkedin.com', 'LinkedIn'],
])

/** Pages of an organization on social networks, each with the network's name. */
function toSocialLinks(items: string[], context: z.RefinementCtx) {
  return items.flatMap((item) => {
    const url = URL.parse(item)
    const name = NETWORKS.get(url?.hostname.replace(/^www\./, '') ?? '')
    if (url?.protocol === 'https:' && name !== undefined) return [{ name, url: url.href }]
    const domains = [...NETWORKS.keys()].join(', ')
    context.addIssue({ code: 'custom', message: `is a list of https pages at ${domains}` })
    return []
  })
}
