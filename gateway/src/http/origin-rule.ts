import { type HttpRequest, headerOf } from './request.ts'

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

type Asking = Pick<HttpRequest, 'raw' | 'isSecure'>

/**
 * Whether a request may change state: browsers let any page send one, with this site's cookie or to
 * get one. A request with an Origin must come from this site; one with a cookie but no Origin needs
 * Sec-Fetch-Site.
 * @param allowedOrigins whole origins besides the request's own, for example https://app.example.org
 */
export function mayChangeState(
  incoming: Asking & Pick<HttpRequest, 'method'>,
  allowedOrigins: ReadonlySet<string>,
): boolean {
  if (SAFE_METHODS.has(incoming.method)) return true
  const hasOrigin = headerOf(incoming, 'origin') !== undefined
  return hasOrigin
    ? isOwnOrigin(incoming, allowedOrigins)
    : comesFromSite(incoming, allowedOrigins)
}

/**
 * The same for a request that opens a socket. A client without a cookie may come from anywhere: it
 * has nothing to lend, and gets no cookie.
 */
export function comesFromSite(
  incoming: Asking,
  allowedOrigins: ReadonlySet<string>,
): boolean {
  if (headerOf(incoming, 'cookie') === undefined) return true
  if (headerOf(incoming, 'origin') !== undefined)
    return isOwnOrigin(incoming, allowedOrigins)
  return headerOf(incoming, 'sec-fetch-site') === 'same-origin'
}

/** Scheme, host and port; behind a proxy that ends TLS the scheme is the one that it or PUBLIC_URL says. */
function isOwnOrigin(incoming: Asking, allowedOrigins: ReadonlySet<string>): boolean {
  const origin = headerOf(incoming, 'origin') ?? ''
  const host = headerOf(incoming, 'host') ?? ''
  const own = `${incoming.isSecure ? 'https' : 'http'}://${host}`
  return allowedOrigins.has(origin) || origin === own
}
