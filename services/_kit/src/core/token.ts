import { createHash, randomBytes } from 'node:crypto'

const TOKEN_BYTES = 32

/** A secret for a link or a cookie: 32 random bytes as 43 characters of base64url. */
export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url')
}

/**
 * What is stored of a token. Plain SHA-256 is enough for 256 random bits: there is nothing to
 * guess, and looking it up must be one index read.
 */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
