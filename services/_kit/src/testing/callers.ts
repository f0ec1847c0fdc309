import { randomUUID, generateKeyPairSync } from 'node:crypto'
import type { Caller, SignedInViewer } from '../identity/viewer.ts'

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
    client: {
      address: '192.0.2.1',
      userAgent: null,
      deviceId: null,
      visitorToken: null,
      ...wishes.client,
    },
    idempotencyKey: wishes.idempotencyKey ?? null,
  }
}

/** A fresh Ed25519 key pair as PEM, a form in which the gateway and the services take their keys. */
export function testKeys(): { privateKey: string; publicKey: string } {
  return generateKeyPairSync('ed25519', {
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  })
}
