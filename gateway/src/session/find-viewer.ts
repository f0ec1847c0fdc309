import { type Result, err, ok } from '@landfall/kit/core/result'
import type { Viewer } from '@landfall/kit/identity/viewer'
import { type CookieChange, DEVICE_COOKIE, SESSION_COOKIE } from '../http/cookies.ts'
import type { HttpRequest } from '../http/request.ts'
import { type HttpResponse, unavailable } from '../http/response.ts'
import type { SessionCache } from './session-cache.ts'

export type FoundViewer = {
  viewer: Viewer
  /** The cookie's new lifetime, or its removal if its session has ended. */
  cookie: CookieChange['session']
}

const VISITOR: FoundViewer = { viewer: { kind: 'visitor' }, cookie: null }

/**
 * Finds out who is asking. For a visitor, identity is not needed; with a session cookie it must be up
 * (503 otherwise).
 */
export async function findViewer(
  { cookies }: Pick<HttpRequest, 'cookies'>,
  sessions: Pick<SessionCache, 'resolve'>,
): Promise<Result<FoundViewer, HttpResponse>> {
  const token = cookies.get(SESSION_COOKIE)
  if (!token) return ok(VISITOR)
  const found = await sessions.resolve(token, cookies.get(DEVICE_COOKIE) ?? null)
  if (!found.ok)
    return err(
      unavailable('Sign-in is not available at the moment. Please try again shortly.'),
    )
  if (!found.value) return ok({ ...VISITOR, cookie: { kind: 'clear' } })
  const { viewer, expiresAt, isProlonged } = found.value
  const cookie =
    isProlonged && expiresAt ? { kind: 'set' as const, token, expiresAt } : null
  return ok({ viewer, cookie })
}
