import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto'

/**
 * @param text PKCS#8, as PEM or as base64 of the DER
 * @throws when it is no private key of Ed25519
 */
export function readPrivateKey(text: string): KeyObject {
  const key = isPem(text)
    ? createPrivateKey(text)
    : createPrivateKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'pkcs8' })
  return requireEd25519(key)
}

/**
 * @param text SPKI, as PEM or as base64 of the DER
 * @throws when it is no public key of Ed25519
 */
export function readPublicKey(text: string): KeyObject {
  const key = isPem(text)
    ? createPublicKey(text)
    : createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' })
  return requireEd25519(key)
}

function isPem(text: string): boolean {
  return text.includes('-----BEGIN')
}

function requireEd25519(key: KeyObject): KeyObject {
  if (key.asymmetricKeyType === 'ed25519') return key
  throw new Error(`The key must be Ed25519, not ${key.asymmetricKeyType}`)
}
