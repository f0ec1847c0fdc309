import { type HttpRequest, headerOf } from './request.ts'

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Whether a request may change state: a cookie is sent by the browser on its own, so the request
 * must then show that a page of this site made it, by its Origin or by Sec-Fetch-Site.
 * @param allowedOrigins whole origins besides the request's own host, for example https://app.example.org
 */
export function mayChangeState(
  incoming: Pick<HttpRequest, 'raw' | 'method'>,
  allowedOrigins: ReadonlySet<string>,
): boolean {
  return SAFE_METHODS.has(incoming.method) || comesFromSite(incoming, allowedOrigins)
}

/**
 * The same for a request that opens a socket, which browsers let any page do. A client without a
 * cookie may come from anywhere: it has nothing to lend.
 */
export function comesFromSite(
  incoming: Pick<HttpRequest, 'raw'>,
  allowedOrigins: ReadonlySet<string>,
): boolean {
  if (headerOf(incoming, 'cookie') === undefined) return true
  const origin = headerOf(incoming, 'origin')
  if (origin === undefined) return headerOf(incoming, 'sec-fetch-site') === 'same-origin'
  return allowedOrigins.has(origin) || hostOf(origin) === headerOf(incoming, 'host')
}

function hostOf(origin: string): string | null {
  try {
    return new URL(origin).host
  } catch {
    return null
  }
}
