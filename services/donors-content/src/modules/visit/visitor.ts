import { createHmac } from 'node:crypto'
import type { Caller } from '@landfall/kit/identity/viewer'

/** Somebody who reads or likes, as this service keeps them: once in its tables, and not to be traced back. */
export type Visitor = string & { readonly brand: 'visitor' }

/**
 * Of an account, wherever it is used; of who has none, the browser: by the cookie that remembers a device, else by
 * address and kind of browser, so that a class behind one address with one kind of computer counts as one.
 * @param key a secret: without it nobody finds out whom a hash is of
 */
export function createVisitorOf(key: string) {
  const hash = (text: string) =>
    createHmac('sha256', `content-visitor:${key}`)
      .update(text)
      .digest('base64url') as Visitor
  const ofUser = (userId: string) => hash(`user:${userId}`)
  return {
    ofUser,
    of({ viewer, client }: Pick<Caller, 'viewer' | 'client'>): Visitor {
      if (viewer.kind === 'user') return ofUser(viewer.userId)
      const { deviceId, address, userAgent } = client
      return hash(deviceId ? `device:${deviceId}` : `browser:${address} ${userAgent ?? ''}`)
    },
  }
}

export type VisitorOf = ReturnType<typeof createVisitorOf>
