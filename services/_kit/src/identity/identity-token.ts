import { sign, verify } from 'node:crypto'
import { z } from 'zod'
import { readPrivateKey, readPublicKey } from '../core/ed25519-key.ts'
import { callerSchema, type Caller } from './viewer.ts'

/** The request header that carries the compact signature. */
export const identityHeader = 'landfall-identity'

const issuer = 'landfall-gateway'
const lifetimeSeconds = 60
const clockToleranceSeconds = 5
const header = base64url(JSON.stringify({ alg: 'EdDSA' }))

export type IdentitySigner = {
  /** Signs for one audience (the subgraph's name); the token is valid for 60 s. */
  sign(caller: Caller, audience: string): Promise<string>
}

export type IdentityVerifier = {
  /** Returns the caller, or throws InvalidIdentityTokenError. */
  verify(token: string): Promise<Caller>
}

/** The signature is missing, wrong, too old or meant for another service. */
export class InvalidIdentityTokenError extends Error {
  override readonly name = 'InvalidIdentityTokenError'
}

/**
 * Writes compact JWS (RFC 7515, RFC 8037) itself: through WebCrypto, signing was half of an
 * operation's cost in the gateway.
 * @param o.privateKey Ed25519, PKCS#8, as PEM or as base64 of the DER.
 */
export function createIdentitySigner(o: { privateKey: string }): IdentitySigner {
  const key = readPrivateKey(o.privateKey)
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

const claimsSchema = z.object({
  caller: callerSchema,
  iss: z.literal(issuer),
  aud: z.string(),
  jti: z.string(),
  iat: z.int(),
  exp: z.int(),
})

/**
 * Reads what the signer writes and nothing else: one algorithm, one header. With WebCrypto and a
 * general token parser, reading took a tenth of an operation's cost in a subgraph.
 * @param o.publicKey Ed25519, SPKI, as PEM or as base64 of the DER.
 */
export function createIdentityVerifier(o: {
  publicKey: string
  audience: string
}): IdentityVerifier {
  const key = readPublicKey(o.publicKey)
  return {
    async verify(token) {
      const [head, payload, signature, ...more] = token.split('.')
      if (head !== header || !payload || !signature || more.length > 0)
        throw new InvalidIdentityTokenError('not a signed identity')
      const signed = Buffer.from(`${head}.${payload}`)
      if (!verify(null, signed, key, Buffer.from(signature, 'base64url')))
        throw new InvalidIdentityTokenError('the signature is wrong')
      const claims = claimsSchema.safeParse(parseClaims(payload))
      if (!claims.success || claims.data.aud !== o.audience || !isInTime(claims.data))
        throw new InvalidIdentityTokenError('the claims do not hold here and now')
      const { caller, jti } = claims.data
      if (caller.requestId === jti) return caller
      throw new InvalidIdentityTokenError('the claims are not those of a caller')
    },
  }
}

function parseClaims(payload: string): unknown {
  try {
    return JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'))
  } catch (error) {
    throw new InvalidIdentityTokenError('the claims are not readable', { cause: error })
  }
}

/** Neither expired, nor older than tokens may be, nor from the future; clocks differ a little. */
function isInTime({ iat, exp }: { iat: number; exp: number }): boolean {
  const now = Math.floor(Date.now() / 1_000)
  return (
    exp > now - clockToleranceSeconds &&
    iat >= now - lifetimeSeconds - clockToleranceSeconds &&
    iat <= now + clockToleranceSeconds
  )
}
