import { generateKeyPairSync } from 'node:crypto'
import { importPKCS8, SignJWT } from 'jose'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  createIdentitySigner,
  createIdentityVerifier,
  InvalidIdentityTokenError,
} from './identity-token.ts'
import type { Caller } from './viewer.ts'
import { testCaller, testKeys, testVisitor } from '../testing/callers.ts'

const keys = testKeys()
const signer = createIdentitySigner(keys)
const verifier = createIdentityVerifier({ ...keys, audience: 'catalog' })

afterEach(() => void vi.useRealTimers())

describe('a signed identity', () => {
  it.each([
    testVisitor(),
    testCaller({
      accountType: 'donor',
      roles: ['admin'],
      idempotencyKey: { key: 'k-1', fingerprint: 'f' },
      memberships: [
        { organizationId: 'o', kind: 'donor', role: 'owner', isVerified: true, name: 'Ü' },
      ],
    }),
  ])('carries the whole caller', async (caller) => {
    expect(await verifier.verify(await signer.sign(caller, 'catalog'))).toEqual(caller)
  })

  it('of a newer gateway is read without what this service does not know', async () => {
    const member = { kind: 'donor', role: 'owner', isVerified: true, name: 'Ü' } as const
    const memberships = [{ organizationId: 'o', ...member }]
    const caller = testCaller({ memberships, roles: ['moderator'] })
    const newer = {
      ...caller,
      viewer: {
        ...caller.viewer,
        scopes: ['mentor'],
        roles: ['moderator', 'archivist'],
        memberships: [
          ...memberships,
          { organizationId: 'p', ...member, role: 'treasurer' },
          { organizationId: 'q', ...member, kind: 'foundation' },
        ],
      },
      client: { ...caller.client, country: 'DE' },
      addedLater: 1,
    }
    // No type of this version names it.
    const token = await signer.sign(newer as unknown as Caller, 'catalog')
    expect(await verifier.verify(token)).toEqual(caller)
  })

  it('is refused by another audience', async () => {
    const token = await signer.sign(testCaller(), 'identity')
    await expect(verifier.verify(token)).rejects.toThrow(InvalidIdentityTokenError)
  })

  it('is refused when another key has signed it', async () => {
    const token = await createIdentitySigner(testKeys()).sign(testCaller(), 'catalog')
    await expect(verifier.verify(token)).rejects.toThrow(InvalidIdentityTokenError)
  })

  it('is refused once its minute (and the tolerance) is over', async () => {
    const token = await signer.sign(testCaller(), 'catalog')
    vi.useFakeTimers({ toFake: ['Date'] })
    vi.setSystemTime(Date.now() + 59_000)
    await expect(verifier.verify(token)).resolves.toBeDefined()
    vi.setSystemTime(Date.now() + 8_000)
    await expect(verifier.verify(token)).rejects.toThrow(InvalidIdentityTokenError)
  })

  it('may not ask for a longer or later life, nor carry another request id', async () => {
    const key = await importPKCS8(keys.privateKey, 'EdDSA')
    const caller = testCaller()
    const sign = (o: { jti: string; expires: string | number; issuedAt: number }) =>
      new SignJWT({ caller })
        .setProtectedHeader({ alg: 'EdDSA' })
        .setIssuer('landfall-gateway')
        .setAudience('catalog')
        .setJti(o.jti)
        .setIssuedAt(o.issuedAt)
        .setExpirationTime(o.expires)
        .sign(key)
    const now = Math.floor(Date.now() / 1_000)
    const old = await sign({ jti: caller.requestId, expires: '1h', issuedAt: now - 600 })
    const jti = caller.requestId
    const early = await sign({ jti, expires: '1h', issuedAt: now + 600 })
    const over = await sign({ jti, expires: now - 10, issuedAt: now - 20 })
    const other = await sign({ jti: 'another', expires: '1m', issuedAt: now })
    for (const token of [old, early, over, other])
      await expect(verifier.verify(token)).rejects.toThrow(InvalidIdentityTokenError)
    const right = await sign({ jti, expires: '1m', issuedAt: now })
    await expect(verifier.verify(right)).resolves.toEqual(caller)
  })

  it.each(['', 'x', 'a.b.c', 'eyJhbGciOiJub25lIn0.eyJhdWQiOiJjYXRhbG9nIn0.'])(
    'is refused when it is %j',
    async (token) => {
      await expect(verifier.verify(token)).rejects.toThrow(InvalidIdentityTokenError)
    },
  )

  it('takes keys as base64 of the DER, and no other kind of key', async () => {
    const ed = generateKeyPairSync('ed25519')
    const sign = createIdentitySigner({
      privateKey: ed.privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64'),
    })
    const verify = createIdentityVerifier({
      publicKey: ed.publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
      audience: 'catalog',
    })
    const caller = testCaller()
    expect(await verify.verify(await sign.sign(caller, 'catalog'))).toEqual(caller)
    const ec = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const publicKey = ec.publicKey.export({ type: 'spki', format: 'pem' }).toString()
    expect(() => createIdentityVerifier({ publicKey, audience: 'catalog' })).toThrow(
      'Ed25519',
    )
  })
})
