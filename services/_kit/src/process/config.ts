import { z } from 'zod'
import { readPrivateKey, readPublicKey } from '../core/ed25519-key.ts'

/** Something is wrong with the environment; the message names every variable, never a value. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

/**
 * Reads the environment once, at start.
 * @throws ConfigError with one line for each faulty variable
 */
export function readConfig<T>(schema: z.ZodType<T>, env: NodeJS.ProcessEnv): T {
  // An empty variable counts as not set, because compose files and shells can't leave one
  // out.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = schema.safeParse(given)
  if (parsed.success) return parsed.data
  const faults = parsed.error.issues.map(({ path, code, message }) => {
    const name = path.join('.') || 'environment'
    const isMissing = code === 'invalid_type' && given[name] === undefined
    return `  ${name}: ${isMissing ? 'is missing' : message}`
  })
  throw new ConfigError(`The configuration is not usable:\n${faults.join('\n')}`)
}

/** Pieces of a zod shape for variables that several services read. */
export const backingEnv = {
  port: () => z.coerce.number('is a port number').int().min(0).max(65535),
  /** @param protocols accepted schemes without the colon, for example `['postgres']` */
  url: (protocols?: string[]) =>
    z.string().refine(
      (text) => {
        const protocol = URL.canParse(text) ? new URL(text).protocol.slice(0, -1) : null
        return (
          protocol !== null && (protocols === undefined || protocols.includes(protocol))
        )
      },
      protocols === undefined ? 'is not a URL' : `is not a URL of ${protocols.join(', ')}`,
    ),
  /** JetStream needs an odd number, for a majority, and at most five. */
  natsReplicas: () =>
    z
      .enum(['1', '3', '5'], 'is 1, 3 or 5')
      .transform((text) => Number(text))
      .optional(),
  /** Ed25519, PKCS#8, as PEM or as the base64 of the DER. */
  privateKey: () =>
    z.string().refine(isPrivateKey, 'is not an Ed25519 private key (PEM or base64 PKCS#8)'),
  /** 32 bytes as base64url, for `createSealer`. */
  sealingKey: () => z.string().regex(/^[\w-]{43}$/, 'is not 32 bytes as base64url'),
  flag: () =>
    z
      .enum(['true', 'false', '1', '0'], 'is true or false')
      .transform((text) => text === 'true' || text === '1'),
  /** Text such as `250ms`, `30s`, `15m`, `24h`, `30d`; a bare number counts milliseconds. */
  durationMs: () =>
    z
      .string()
      .regex(/^\d+(ms|s|m|h|d)?$/, 'is a duration such as 250ms, 30s, 15m, 24h or 30d')
      .transform((text) => Number.parseInt(text, 10) * unitMs(text)),
  /** Comma-separated. */
  list: () =>
    z.string().transform((text) =>
      text
        .split(',')
        .map((item) => item.trim())
        .filter((item) => item !== ''),
    ),
}

function unitMs(duration: string): number {
  const units: Record<string, number> = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 }
  return units[duration.replace(/^\d+/, '')] ?? 1
}

export type ServiceConfig = {
  service: string
  environment: 'development' | 'test' | 'production'
  logLevel: string
  http: { host: string; port: number }
  databaseUrl: string
  databasePoolSize: number
  /** How long work may wait for a connection, in milliseconds; 5 s where it is not given. */
  databaseWaitMs?: number
  redisUrl: string
  natsUrl: string
  /** How many servers of a NATS cluster keep each stream; null means the server's default, which is one. */
  natsReplicas: number | null
  mongodbUrl: string | null
  /** Whether it starts on stores that may lose acknowledged writes; in production only if that is set explicitly. */
  allowsLossyStores: boolean
  /** PEM, SPKI. */
  gatewayPublicKey: string
  otlpEndpoint: string | null
  /** The operator's name for the running version; null if there is none. */
  release: string | null
}

const postgresUrl = () => backingEnv.url(['postgres', 'postgresql'])

const serviceShape = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('production'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info'),
  HOST: z.string().default('127.0.0.1'),
  PORT: backingEnv.port().default(0),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(1).max(200).default(6),
  REDIS_URL: backingEnv.url(['redis', 'rediss']),
  NATS_URL: backingEnv.url(['nats', 'tls']),
  NATS_REPLICAS: backingEnv.natsReplicas(),
  MONGODB_URL: backingEnv.url(['mongodb', 'mongodb+srv']).optional(),
  ALLOW_LOSSY_STORES: backingEnv.flag().optional(),
  GATEWAY_PUBLIC_KEY: publicKey(),
  OTEL_EXPORTER_OTLP_ENDPOINT: backingEnv.url(['http', 'https']).optional(),
  RELEASE: z.string().max(80, 'has at most 80 characters').optional(),
})

/**
 * What every service reads.
 * @param service its name: `catalog` reads CATALOG_DATABASE_URL before DATABASE_URL
 */
export function serviceConfig(service: string, env: NodeJS.ProcessEnv): ServiceConfig {
  const own = `${service.toUpperCase().replaceAll('-', '_')}_DATABASE_URL`
  const database = env[own] ? own : 'DATABASE_URL'
  const databaseShape = z.object({ [database]: postgresUrl() })
  const read = readConfig(serviceShape.and(databaseShape), env)
  return {
    service,
    environment: read.NODE_ENV,
    logLevel: read.LOG_LEVEL,
    http: { host: read.HOST, port: read.PORT },
    databaseUrl: read[database] ?? '',
    databasePoolSize: read.DATABASE_POOL_SIZE,
    redisUrl: read.REDIS_URL,
    natsUrl: read.NATS_URL,
    natsReplicas: read.NATS_REPLICAS ?? null,
    mongodbUrl: read.MONGODB_URL ?? null,
    allowsLossyStores: read.ALLOW_LOSSY_STORES ?? read.NODE_ENV !== 'production',
    gatewayPublicKey: read.GATEWAY_PUBLIC_KEY,
    otlpEndpoint: read.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
    release: read.RELEASE ?? null,
  }
}

function isPrivateKey(text: string): boolean {
  try {
    readPrivateKey(text)
    return true
  } catch {
    return false
  }
}

/** An Ed25519 public key as PEM, or as the base64 of its SPKI bytes, which fits on one line. */
function publicKey() {
  return z.string().transform((text, context) => {
    try {
      const key = readPublicKey(text.replaceAll('\\n', '\n'))
      return key.export({ format: 'pem', type: 'spki' }).toString()
    } catch {
      // OpenSSL's own message would not help the reader.
      context.addIssue({
        code: 'custom',
        message: 'is not an Ed25519 public key (PEM or base64 SPKI)',
      })
      return z.NEVER
    }
  })
}
