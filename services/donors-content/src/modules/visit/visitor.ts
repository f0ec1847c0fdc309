import { createHmac, timingSafeEqual } from 'node:crypto'
import { networkOf } from '@landfall/kit/http/client-network'
import type { Caller } from '@landfall/kit/identity/viewer'

/** A reader as this service stores them: one hash for each, which cannot be traced back. */
export type Visitor = string & { readonly brand: 'visitor' }

/** A browser that comes for the first time: `token` is for its cookie. */
export type NewVisitor = { visitor: Visitor; token: string }

type Asking = Pick<Caller, 'viewer' | 'client'>

/**
 * A visitor is an account, on any device, or else a browser with a cookie that is signed here; a made-up cookie
 * counts as none.
 * @param key a secret: nobody can trace a hash or sign a cookie without it
 */
export function createVisitorOf(key: string, newId: () => string) {
  const keyed = (purpose: string, text: string) =>
    createHmac('sha256', `${purpose}:${key}`).update(text).digest('base64url')
  const hash = (text: string) => keyed('content-visitor', text) as Visitor
  const signature = (id: string) => keyed('content-visitor-cookie', id)
  const ofUser = (userId: string) => hash(`user:${userId}`)
  const ofBrowser = (id: string) => hash(`cookie:${id}`)

  /** Null when it was not signed here. */
  function read(token: string | null): string | null {
    const [id = '', given = '', ...more] = token?.split('.') ?? []
    const isSigned = more.length === 0 && isSame(given, signature(id))
    return id !== '' && isSigned ? id : null
  }

  return {
    ofUser,
    /** Null for a browser that is new, or discards its cookies. */
    of({ viewer, client }: Asking): Visitor | null {
      if (viewer.kind === 'user') return ofUser(viewer.userId)
      const id = read(client.visitorToken)
      return id === null ? null : ofBrowser(id)
    },
    begin(): NewVisitor {
      const id = newId()
      return { visitor: ofBrowser(id), token: `${id}.${signature(id)}` }
    },
    /**
     * Whose requests for letters are counted together: an account's, or those of all browsers of a network, as
     * cookies are easy to discard.
     */
    askerOf: ({ viewer, client }: Asking): Visitor =>
      viewer.kind === 'user'
        ? ofUser(viewer.userId)
        : hash(`asker:${networkOf(client.address)}`),
    /** A hash of the network, valid for that hour only. Null for accounts, which are always counted. */
    networkOf({ viewer, client }: Asking, hour: Date): string | null {
      if (viewer.kind === 'user') return null
      return hash(`network:${hour.toISOString()}:${networkOf(client.address)}`)
    },
  }
}

function isSame(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)]
  return a.length === b.length && timingSafeEqual(a, b)
}

export type VisitorOf = ReturnType<typeof createVisitorOf>
