export const SESSION_COOKIE = 'landfall_session'
export const DEVICE_COOKIE = 'landfall_device'

/** A device that signed in before is remembered for a year: it is exempt from an account's throttle. */
const DEVICE_SECONDS = 365 * 24 * 3600

/** The cookies of a request; of two with one name the first counts. */
export function readCookies(header: string | undefined): ReadonlyMap<string, string> {
  const cookies = new Map<string, string>()
  for (const pair of header?.split(';') ?? []) {
    const at = pair.indexOf('=')
    const name = pair.slice(0, at).trim()
    const value = pair.slice(at + 1).trim()
    // Ours are opaque tokens: whatever holds another character is not ours.
    if (at > 0 && !cookies.has(name) && /^[\w.~-]{1,200}$/.test(value))
      cookies.set(name, value)
  }
  return cookies
}

export type CookieChange = {
  session: null | { kind: 'set'; token: string; expiresAt: Date } | { kind: 'clear' }
  deviceId?: string
}

/** The Set-Cookie headers for what a resolver asked for. */
export function setCookies(change: CookieChange, isSecure: boolean): string[] {
  const flags = `; Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`
  const headers: string[] = []
  if (change.session?.kind === 'set') {
    const { token, expiresAt } = change.session
    headers.push(`${SESSION_COOKIE}=${token}; Expires=${expiresAt.toUTCString()}${flags}`)
  }
  if (change.session?.kind === 'clear')
    headers.push(`${SESSION_COOKIE}=; Max-Age=0${flags}`)
  if (change.deviceId) {
    headers.push(`${DEVICE_COOKIE}=${change.deviceId}; Max-Age=${DEVICE_SECONDS}${flags}`)
  }
  return headers
}
