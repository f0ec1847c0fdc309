import { parseCookie, stringifySetCookie } from 'cookie'

export const SESSION_COOKIE = 'landfall_session'
export const DEVICE_COOKIE = 'landfall_device'
/** Lets a browser count once among those that opened or like a story; signed by the service that reads it. */
export const VISITOR_COOKIE = 'landfall_visitor'

/** How long a device that signed in is remembered; it is exempt from an account's throttle. */
const YEAR_SECONDS = 365 * 24 * 3600

/** Behind TLS the name itself keeps other subdomains from setting this site's cookie. */
function nameOf(cookie: string, isSecure: boolean): string {
  return isSecure ? `__Host-${cookie}` : cookie
}

/** This site's own cookies of a request, by their plain names; of two with one name the first counts. */
export function readCookies(
  header: string | undefined,
  isSecure: boolean,
): ReadonlyMap<string, string> {
  const given = parseCookie(header ?? '')
  const own = [SESSION_COOKIE, DEVICE_COOKIE, VISITOR_COOKIE].flatMap((cookie) => {
    const value = given[nameOf(cookie, isSecure)]
    // They are opaque tokens: whatever holds another character is not one.
    return value && /^[\w.~-]{1,200}$/.test(value) ? [[cookie, value] as const] : []
  })
  return new Map(own)
}

export type CookieChange = {
  session: null | { kind: 'set'; token: string; expiresAt: Date } | { kind: 'clear' }
  deviceId?: string
  visitorToken?: string
}

/** The Set-Cookie headers for what a resolver asked for. */
export function setCookies(change: CookieChange, isSecure: boolean): string[] {
  const header = (
    cookie: string,
    value: string,
    life: { expires: Date } | { maxAge: number },
  ): string =>
    stringifySetCookie({
      name: nameOf(cookie, isSecure),
      value,
      ...life,
      path: '/',
      httpOnly: true,
      secure: isSecure,
      sameSite: 'lax',
    })
  const headers: string[] = []
  if (change.session?.kind === 'set') {
    const { token, expiresAt } = change.session
    headers.push(header(SESSION_COOKIE, token, { expires: expiresAt }))
  }
  if (change.session?.kind === 'clear') {
    headers.push(header(SESSION_COOKIE, '', { maxAge: 0 }))
  }
  if (change.deviceId) {
    headers.push(header(DEVICE_COOKIE, change.deviceId, { maxAge: YEAR_SECONDS }))
  }
  if (change.visitorToken) {
    headers.push(header(VISITOR_COOKIE, change.visitorToken, { maxAge: YEAR_SECONDS }))
  }
  return headers
}
