import { randomUUID, generateKeyPairSync } from 'node:crypto'
import { backingFromEnv, type TestBacking } from './testing/config.ts'
import type { Caller, SignedInViewer } from './viewer.ts'

export { askOn, executeOn, testServiceConfig } from './testing/service.ts'
export { copyTestSchema, createTestSchema, type TestSchema } from './testing/schema.ts'

const pollMs = 25

/** The real backing services of this test run; throws when `npm test` has not set them. */
export function testBacking(): TestBacking {
  return backingFromEnv()
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
