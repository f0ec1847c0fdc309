import { createPrivateKey, createPublicKey, sign, type KeyObject } from 'node:crypto'
import { errors, jwtVerify } from 'jose'
import { callerSchema, type Caller } from './viewer.ts'

/** The request header that carries the compact signature. */
export const identityHeader = 'landfall-identity'

const issuer = 'landfall-gateway'
const lifetimeSeconds = 60
const clockToleranceSeconds = 5

export type IdentitySigner = {
  /** Signs for one audience (the subgraph's name); the answer is valid for 60 s. */
  sign(caller: Caller, audience: string): Promise<string>
}

export type IdentityVerifier = {
  /** Answers the caller, or throws IdentityRejected. */
  verify(token: string): Promise<Caller>
}

/** The signature is missing, wrong, too old or meant for another service. */
export class IdentityRejected extends Error {
  override readonly name = 'IdentityRejected'
}

/**
 * Writes compact JWS (RFC 7515, RFC 8037) itself: through WebCrypto, signing was half of what an
 * operation cost the gateway.
 * @param o.privateKey Ed25519, PKCS#8, as PEM or as base64 of the DER.
 */
export function createIdentitySigner(o: { privateKey: string }): IdentitySigner {
  const key = readPrivateKey(o.privateKey)
  const header = base64url(JSON.stringify({ alg: 'EdDSA' }))
  return {
    async sign(caller, audience) {
      const iat = Math.floor(Date.now() / 1_000)
      const registered = { iss: issuer, aud: audience, jti: caller.requestId }
      const claims = { caller, ...registered, iat, exp: iat + lifetimeSeconds }
      const signed = `${header}.${base64url(JSON.stringify(claims))}`
      return `${signed}.${sign(null, Buffer.from(signed), key).toString('base64url')}`
    },
  }
}

function base64url(text: string): string {
  return Buffer.from(text).toString('base64url')
}

/** @param o.publicKey Ed25519, SPKI, as PEM or as base64 of the DER. */
export function createIdentityVerifier(o: {
  publicKey: string
  audience: string
}): IdentityVerifier {
  const key = readPublicKey(o.publicKey)
  const rules = {
    algorithms: ['EdDSA'],
    issuer,
    audience: o.audience,
    requiredClaims: ['exp', 'iat', 'jti'],
    maxTokenAge: lifetimeSeconds,
    clockTolerance: clockToleranceSeconds,
  }
  return {
    async verify(token) {
      try {
        const { payload } = await jwtVerify(token, key, rules)
        const caller = callerSchema.safeParse(payload['caller'])
        if (caller.success && caller.data.requestId === payload.jti) return caller.data
      } catch (error) {
        if (!(error instanceof errors.JOSEError)) throw error
        throw new IdentityRejected(error.code, { cause: error })
      }
      throw new IdentityRejected('the claims are not those of a caller')
    },
  }
}

function readPrivateKey(text: string): KeyObject {
  const key = isPem(text)
    ? createPrivateKey(text)
    : createPrivateKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'pkcs8' })
  return requireEd25519(key)
}

function readPublicKey(text: string): KeyObject {
  const key = isPem(text)
    ? createPublicKey(text)
    : createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' })
  return requireEd25519(key)
}

function isPem(text: string): boolean {
  return text.trimStart().startsWith('-----BEGIN')
}

function requireEd25519(key: KeyObject): KeyObject {
  if (key.asymmetricKeyType === 'ed25519') return key
  throw new Error(`The identity key must be Ed25519, not ${key.asymmetricKeyType}`)
}
