import { createHmac, timingSafeEqual } from 'node:crypto'
import { NOTICE_TYPES, type NoticeType } from './notice-types.ts'

/** What a link at the foot of a mail may turn off, and nothing else. */
export type Unsubscription = { userId: string; type: NoticeType }

const MAC_BYTES = 16
const UUID_BYTES = 16

/**
 * A token that names a person and a type and proves that we wrote it. It never expires: a link in an
 * old mail has to work as long as mails are sent. @param secret of this installation
 */
export function signUnsubscription(
  { userId, type }: Unsubscription,
  secret: string,
): string {
  const named = Buffer.concat([
    Buffer.from(userId.replaceAll('-', ''), 'hex'),
    Buffer.from(type),
  ])
  return Buffer.concat([macOf(named, secret), named]).toString('base64url')
}

/** Null for everything that we have not signed. */
export function readUnsubscription(token: string, secret: string): Unsubscription | null {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length <= MAC_BYTES + UUID_BYTES) return null
  const named = bytes.subarray(MAC_BYTES)
  if (!timingSafeEqual(bytes.subarray(0, MAC_BYTES), macOf(named, secret))) return null
  const hex = named.subarray(0, UUID_BYTES).toString('hex')
  const text = named.subarray(UUID_BYTES).toString()
  const type = NOTICE_TYPES.find((known) => known === text)
  const userId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  return type ? { userId, type } : null
}

function macOf(named: Buffer, secret: string): Buffer {
  return createHmac('sha256', secret).update(named).digest().subarray(0, MAC_BYTES)
}
