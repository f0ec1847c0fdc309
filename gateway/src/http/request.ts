import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { BlockList } from 'node:net'
import { isIP, isIPv6 } from 'node:net'
import { readCookies } from './cookies.ts'
import { type RequestClock, createRequestClock } from './request-clock.ts'

/** A request as the handlers read it. */
export type HttpRequest = {
  raw: IncomingMessage
  method: string
  /** Decoded path, without the query string. */
  path: string
  /** The query string with its question mark, or ''. */
  search: string
  requestId: string
  /** The client's address, beyond trusted proxies. */
  address: string
  isSecure: boolean
  cookies: ReadonlyMap<string, string>
  startedAt: number
  /** How long it may take to arrive and to be answered. */
  clock: RequestClock
  /** Pattern of the route that took it, for logs and metrics: never the path itself, which may name people. */
  route: string
}

export type ProxyTrust = { proxies: BlockList; isSecureByDefault: boolean }

/**
 * Null if the address is not valid percent-encoded text.
 * @param answerMs how long an answer may take, unless its route says more
 */
export function readIncoming(
  raw: IncomingMessage,
  trust: ProxyTrust,
  answerMs?: number,
): HttpRequest | null {
  const url = raw.url ?? '/'
  const at = url.indexOf('?')
  const path = decodePath(at < 0 ? url : url.slice(0, at))
  if (path === null) return null
  const peer = raw.socket.remoteAddress ?? ''
  const isProxied = isTrusted(peer, trust.proxies)
  const protocol = isProxied ? lastOf(raw.headers['x-forwarded-proto']) : undefined
  const isSecure = protocol === undefined ? trust.isSecureByDefault : protocol === 'https'
  const clock = createRequestClock(answerMs)
  if (!hasBody(raw)) clock.bodyIsIn()
  else raw.once('end', clock.bodyIsIn)
  return {
    raw,
    method: raw.method ?? 'GET',
    path,
    search: at < 0 ? '' : url.slice(at),
    requestId: randomUUID(),
    address: isProxied ? forwardedFor(raw, trust.proxies, peer) : plainAddress(peer),
    isSecure,
    cookies: readCookies(raw.headers.cookie, isSecure),
    startedAt: performance.now(),
    clock,
    route: 'unknown',
  }
}

export function headerOf(
  incoming: Pick<HttpRequest, 'raw'>,
  name: string,
): string | undefined {
  const value = incoming.raw.headers[name]
  return Array.isArray(value) ? value[0] : value
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0
}

function decodePath(text: string): string | null {
  try {
    const path = decodeURIComponent(text)
    return path.startsWith('/') && !path.includes('\0') ? path : null
  } catch {
    return null
  }
}

// The right-most address that is not a trusted proxy's own; anything to the left of it can
// be forged.
function forwardedFor(raw: IncomingMessage, proxies: BlockList, peer: string): string {
  const header = raw.headers['x-forwarded-for']
  const hops = (Array.isArray(header) ? header.join(',') : (header ?? ''))
    .split(',')
    .map((hop) => hop.trim())
    .filter((hop) => isIP(hop) !== 0)
  const client = hops.findLast((hop) => !isTrusted(hop, proxies)) ?? hops[0]
  return plainAddress(client ?? peer)
}

function isTrusted(address: string, proxies: BlockList): boolean {
  const plain = plainAddress(address)
  return isIP(plain) !== 0 && proxies.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4')
}

function plainAddress(address: string): string {
  return address.startsWith('::ffff:') ? address.slice(7) : address
}

function lastOf(header: string | string[] | undefined): string | undefined {
  const text = Array.isArray(header) ? header.join(',') : header
  return text?.split(',').at(-1)?.trim()
}
