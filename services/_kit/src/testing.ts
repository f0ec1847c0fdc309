import { randomBytes, randomUUID, generateKeyPairSync } from 'node:crypto'
import { Client } from 'pg'
import { backingFromEnv, type TestBacking } from './testing/config.ts'
import type { Caller, SignedInViewer } from './viewer.ts'

export { askOn, executeOn, testServiceConfig } from './testing/service.ts'

const pollMs = 25

/** The real backing services of this test run; throws when `npm test` has not set them. */
export function testBacking(): TestBacking {
  return backingFromEnv()
}

export type TestSchema = { url: string; drop(): Promise<void> }

/**
 * A database of its own with the service's schema, a role that owns it and the extensions in
 * `public`, as deployment provisions them. Tests that run side by side share nothing.
 */
export async function createTestSchema(service: string): Promise<TestSchema> {
  const adminUrl = testBacking().databaseUrl
  const schema = service.replaceAll('-', '_')
  const name = `test_${schema}_${randomBytes(6).toString('hex')}`
  const password = randomBytes(12).toString('hex')
  await runSql(adminUrl, [
    `create role ${name} login password '${password}'`,
    `create database ${name}`,
  ])
  const ownUrl = new URL(adminUrl)
  ownUrl.pathname = `/${name}`
  await runSql(ownUrl.href, [
    'create extension if not exists pg_trgm',
    'create extension if not exists unaccent',
    'create extension if not exists btree_gin',
    `create schema "${schema}" authorization ${name}`,
    `grant usage on schema public to ${name}`,
  ])
  ownUrl.username = name
  ownUrl.password = password
  return {
    url: ownUrl.href,
    drop: () =>
      runSql(adminUrl, [
        `drop database if exists ${name} with (force)`,
        `drop role if exists ${name}`,
      ]),
  }
}

/** Polls until `probe` neither throws nor answers false; answers its value. */
export async function eventually<T>(
  probe: () => T | Promise<T>,
  o: { timeoutMs?: number } = {},
): Promise<T> {
  const deadline = Date.now() + (o.timeoutMs ?? 5_000)
  let reason: unknown = new Error('it never became true')
  do {
    try {
      const value = await probe()
      if (value !== false) return value
    } catch (error) {
      reason = error
    }
    await new Promise((resolve) => setTimeout(resolve, pollMs))
  } while (Date.now() < deadline)
  throw reason
}

type CallerWishes = Partial<Omit<SignedInViewer, 'kind'>> &
  Partial<Pick<Caller, 'channel' | 'requestId' | 'idempotencyKey'>> & {
    client?: Partial<Caller['client']>
  }

/** A signed-in caller, by default a student with a verified address and no roles. */
export function testCaller(wishes: CallerWishes = {}): Caller {
  const { channel, requestId, idempotencyKey, client, ...viewer } = wishes
  return {
    ...testVisitor({ channel, requestId, idempotencyKey, client }),
    viewer: {
      kind: 'user',
      userId: randomUUID(),
      sessionId: randomUUID(),
      accountType: 'student',
      roles: [],
      isEmailVerified: true,
      memberships: [],
      ...viewer,
    },
  }
}

/** A caller whom nobody knows. */
export function testVisitor(
  wishes: Pick<CallerWishes, 'channel' | 'requestId' | 'idempotencyKey' | 'client'> = {},
): Caller {
  return {
    viewer: { kind: 'visitor' },
    requestId: wishes.requestId ?? randomUUID(),
    channel: wishes.channel ?? 'web',
    client: { address: '192.0.2.1', userAgent: null, deviceId: null, ...wishes.client },
    idempotencyKey: wishes.idempotencyKey ?? null,
  }
}

/** A fresh Ed25519 pair as PEM, as the gateway and the services are configured with. */
export function testKeys(): { privateKey: string; publicKey: string } {
  return generateKeyPairSync('ed25519', {
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  })
}

async function runSql(url: string, statements: readonly string[]): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}
