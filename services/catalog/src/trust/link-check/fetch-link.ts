import type {
  FetchFaultCode,
  FetchedResponse,
  SafeFetch,
  OpenedResponse,
} from '@landfall/kit/safe-fetch/safe-fetch'
import type { LinkAnswer, LinkCheck } from './link-check.ts'
import { textHash } from './page-text.ts'

const TIMEOUT_MS = 15_000
const MAX_BYTES = 2 * 1024 * 1024

/** It answers, but with nothing we can use: this says nothing about the page. */
const NOT_ITS_FAULT: ReadonlySet<FetchFaultCode> = new Set([
  'aborted',
  'bad-port',
  'downgrade',
])
/** It answers with more than we read, so the page is alive. */
const ALIVE: ReadonlySet<FetchFaultCode> = new Set([
  'too-large',
  'wrong-type',
  'bad-encoding',
])

export type FetchLink = (check: LinkCheck) => Promise<LinkAnswer>

/** Checks an address as cheaply as it allows: requests the head, and the text only if that may have changed. */
export function makeFetchLink(fetch: SafeFetch): FetchLink {
  return async (check) => {
    const headers = conditions(check)
    const head = await fetch.open(check.url, {
      method: 'HEAD',
      headers,
      timeoutMs: TIMEOUT_MS,
    })
    if (head.ok) {
      head.value.body.destroy()
      if (isUnchanged(head.value, check)) return answerOf(head.value, null)
    }
    // Many servers answer HEAD wrongly; only GET tells.
    const page = await fetch.read(check.url, {
      headers,
      timeoutMs: TIMEOUT_MS,
      maxBytes: MAX_BYTES,
    })
    if (page.ok) return answerOf(page.value, hashOf(page.value))
    const { code } = page.error
    if (ALIVE.has(code)) {
      return head.ok && head.value.status < 400
        ? answerOf(head.value, null)
        : { ...NOTHING, status: 200 }
    }
    return { kind: 'fault', isOurs: NOT_ITS_FAULT.has(code) }
  }
}

const NOTHING = {
  kind: 'answer',
  movedTo: null,
  etag: null,
  lastModified: null,
  contentHash: null,
} as const

function conditions({
  etag,
  lastModified,
  contentHash,
}: LinkCheck): Record<string, string> {
  // Without a stored hash, "not modified" would leave us without one.
  if (contentHash === null) return {}
  return {
    ...(etag !== null && { 'if-none-match': etag }),
    ...(lastModified !== null && { 'if-modified-since': lastModified }),
  }
}

function isUnchanged(
  { status, headers }: OpenedResponse,
  { etag, lastModified, contentHash }: LinkCheck,
): boolean {
  if (contentHash === null) return false
  if (status === 304) return true
  if (status < 200 || status >= 300) return false
  if (etag !== null) return headers['etag'] === etag
  return lastModified !== null && headers['last-modified'] === lastModified
}

function hashOf({ status, body, headers }: FetchedResponse): string | null {
  return status >= 200 && status < 300
    ? textHash(body, headers['content-type'] ?? '')
    : null
}

function answerOf(
  { status, headers, redirects, url }: Omit<OpenedResponse, 'body'>,
  contentHash: string | null,
): LinkAnswer {
  const [first] = redirects
  const isPermanent =
    first !== undefined &&
    redirects.every((redirect) => redirect.status === 301 || redirect.status === 308)
  const hasMoved = isPermanent && !isSamePlace(first.from, url)
  return {
    kind: 'answer',
    status,
    movedTo: hasMoved ? url : null,
    etag: headers['etag'] ?? null,
    lastModified: headers['last-modified'] ?? null,
    contentHash,
  }
}

/** Another scheme, a `www.` or a slash at the end is still the same place. */
function isSamePlace(one: string, other: string): boolean {
  return plainAddress(one) === plainAddress(other)
}

function plainAddress(address: string): string {
  const { hostname, port, pathname, search } = new URL(address)
  return `${hostname.replace(/^www\./, '')}:${port}${pathname.replace(/\/$/, '')}${search}`
}
