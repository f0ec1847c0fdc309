import { setTimeout as wait } from 'node:timers/promises'
import type { Readable } from 'node:stream'
import {
  type FetchFault,
  type FetchOptions,
  type SafeFetch,
  faultOf,
} from '@landfall/kit/safe-fetch/safe-fetch'
import type { HostPace } from './host-pace.ts'
import { type Robots, makeRobots } from './robots.ts'

/** The validators that a server sent with a page, to ask later whether it has changed. */
export type Validators = { etag: string | null; lastModified: string | null }

export type PageRequest = {
  headers?: Readonly<Record<string, string>>
  contentTypes?: readonly string[]
  /** Requests the page only if it has changed since it was last applied. */
  isConditional?: boolean
}

export type Unread = { kind: 'not-modified' } | { kind: 'fault'; reason: string }
export type OpenPage = { kind: 'page'; url: string; body: Readable } | Unread
export type ReadPage = { kind: 'page'; url: string; body: Buffer } | Unread

/** How the adapters of one run get their pages. */
export type PageFetcher = {
  open(url: string, request?: PageRequest): Promise<OpenPage>
  read(url: string, request?: PageRequest): Promise<ReadPage>
  /** Validators of every conditional page read in this run. */
  readonly seen: ReadonlyMap<string, Validators>
}

export type FetchLimits = {
  minIntervalMs: number
  maxBytes: number
  /** For one page, from the request to the last byte. */
  timeoutMs: number
  /** How many times a failing page is tried in all. */
  tries: number
  /** The first wait; it doubles. */
  retryBaseMs: number
}

type Deps = {
  fetch: SafeFetch
  pace: HostPace
  userAgent: string
  limits: FetchLimits
  /** Using an API with our key is not crawling, so robots.txt does not apply to it. */
  obeysRobots: boolean
  known: ReadonlyMap<string, Validators>
}

/** A server that asks us to wait longer than this is left for the next run. */
const MAX_WAIT_MS = 60_000
const FLEETING: ReadonlySet<string> = new Set(['network', 'timeout', 'connect-timeout'])
const ALLOW_ALL: Robots = async () => ({ isAllowed: true, delayMs: 0 })

/** Fetches pages politely: obeys robots.txt, keeps the host's pace, and retries after a pause if a server fails. */
export function makePageFetcher(deps: Deps): PageFetcher {
  const robots = deps.obeysRobots ? makeRobots(deps.fetch, deps.userAgent) : ALLOW_ALL
  const seen = new Map<string, Validators>()

  /** Why a redirect is not followed: another host has its own rules and pace. */
  async function refusesRedirect(url: string): Promise<string | null> {
    const rule = await robots(url)
    if (!rule.isAllowed) return rule.reason
    await deps.pace(new URL(url).host, Math.max(deps.limits.minIntervalMs, rule.delayMs))
    return null
  }

  async function open(url: string, request: PageRequest = {}): Promise<OpenPage> {
    if (!URL.canParse(url)) return faulty('this address can’t be requested')
    const rule = await robots(url)
    if (!rule.isAllowed) return faulty(rule.reason)
    const intervalMs = Math.max(deps.limits.minIntervalMs, rule.delayMs)
    for (let attempt = 1; ; attempt += 1) {
      await deps.pace(new URL(url).host, intervalMs)
      const tried = await tryOnce(deps, url, { ...request, refusesRedirect })
      if (tried.kind === 'page') {
        if (request.isConditional) seen.set(url, tried.validators)
        return { kind: 'page', url: tried.url, body: tried.body }
      }
      if (tried.kind !== 'again') return tried
      if (attempt >= deps.limits.tries) return faulty(tried.reason)
      const waitMs = tried.afterMs ?? deps.limits.retryBaseMs * 2 ** (attempt - 1)
      if (waitMs > MAX_WAIT_MS)
        return faulty(`${tried.reason}; it asks us to try again later`)
      await wait(waitMs)
    }
  }

  async function read(url: string, request?: PageRequest): Promise<ReadPage> {
    for (let attempt = 1; ; attempt += 1) {
      const page = await open(url, request)
      if (page.kind !== 'page') return page
      try {
        const chunks: Buffer[] = []
        for await (const chunk of page.body) chunks.push(chunk)
        return { ...page, body: Buffer.concat(chunks) }
      } catch (error) {
        const fault = faultOf(error)
        if (!FLEETING.has(fault.code) || attempt >= deps.limits.tries)
          return faulty(fault.detail)
      }
    }
  }
  return { open, read, seen }
}

type Try =
  | { kind: 'page'; url: string; body: Readable; validators: Validators }
  | { kind: 'again'; reason: string; afterMs: number | null }
  | Unread

async function tryOnce(
  deps: Deps,
  url: string,
  request: PageRequest & Pick<FetchOptions, 'refusesRedirect'>,
): Promise<Try> {
  const known = request.isConditional ? deps.known.get(url) : undefined
  const answer = await deps.fetch.open(url, {
    headers: { ...conditions(known), ...request.headers },
    contentTypes: request.contentTypes,
    refusesRedirect: request.refusesRedirect,
    timeoutMs: deps.limits.timeoutMs,
    maxBytes: deps.limits.maxBytes,
  })
  if (!answer.ok) return ofFault(answer.error)
  const { status, headers, body } = answer.value
  if (status >= 200 && status < 300) {
    const validators = {
      etag: headers.etag ?? null,
      lastModified: headers['last-modified'] ?? null,
    }
    return { kind: 'page', url: answer.value.url, body, validators }
  }
  body.destroy()
  if (status === 304 && known !== undefined) return { kind: 'not-modified' }
  const reason = `the server answered ${status}`
  return status === 429 || status >= 500
    ? { kind: 'again', reason, afterMs: retryAfterMs(headers['retry-after']) }
    : faulty(reason)
}

function conditions(known: Validators | undefined): Record<string, string> {
  return {
    ...(known?.etag ? { 'if-none-match': known.etag } : {}),
    ...(known?.lastModified ? { 'if-modified-since': known.lastModified } : {}),
  }
}

function ofFault({ code, detail }: FetchFault): Try {
  return FLEETING.has(code)
    ? { kind: 'again', reason: detail, afterMs: null }
    : faulty(detail)
}

function retryAfterMs(header: string | undefined): number | null {
  if (header === undefined) return null
  const seconds = Number(header)
  const ms = Number.isNaN(seconds) ? Date.parse(header) - Date.now() : seconds * 1000
  return Number.isNaN(ms) ? null : Math.max(0, ms)
}

function faulty(reason: string): { kind: 'fault'; reason: string } {
  return { kind: 'fault', reason }
}
