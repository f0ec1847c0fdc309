import { compactDecrypt, CompactEncrypt } from 'jose'

const KEY_BYTES = 32

/** Seals values for those who have the same key. */
export type Sealer = {
  /** A JWE in its compact form (RFC 7516, `dir` with A256GCM). @param value what JSON can hold */
  seal(value: unknown): Promise<string>
  /** The sealed value, not yet parsed. @throws when it was sealed with another key or changed since */
  open(sealed: string): Promise<unknown>
}

/**
 * For personal facts that services send each other: the event log, dead letters and traces hold only
 * the sealed text.
 * @param key 32 bytes as base64url
 * @throws RangeError when the key has another length
 */
export function createSealer(key: string): Sealer {
  const secret = Buffer.from(key, 'base64url')
  if (secret.length !== KEY_BYTES) {
    throw new RangeError(`A sealing key has ${KEY_BYTES} bytes, this one ${secret.length}`)
  }
  return {
    seal: (value) =>
      new CompactEncrypt(Buffer.from(JSON.stringify(value)))
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
        .encrypt(secret),

    async open(sealed) {
      const { plaintext } = await compactDecrypt(sealed, secret, {
        keyManagementAlgorithms: ['dir'],
        contentEncryptionAlgorithms: ['A256GCM'],
      })
      return JSON.parse(Buffer.from(plaintext).toString('utf8'))
    },
  }
}
