import { lookup } from 'node:dns/promises'
import type { Readable } from 'node:stream'
import { Client } from 'undici'
import { type CheckedAddress, checkTarget, type Resolve } from './target.ts'
import type { OutgoingSettings } from './settings.ts'
import { decodedBody } from './body.ts'
import { type FetchFault, FetchError, faultOf } from './fetch-error.ts'
import { err, ok, type Result } from '../core/result.ts'

export { type FetchFault, type FetchFaultCode, faultOf } from './fetch-error.ts'

export type FetchOptions = {
  /** GET by default. A POST follows no redirects. */
  method?: 'GET' | 'HEAD' | 'POST'
  /** For a POST; its type is in the headers. */
  body?: string
  /** Sent with the first request; `authorization`, `cookie` and `x-api-key` go to no other origin. */
  headers?: Readonly<Record<string, string>>
  /** For each connection attempt; 10 s by default. */
  connectTimeoutMs?: number
  /** For everything until the last byte is read; 30 s by default. */
  timeoutMs?: number
  /** Limit of the body after decompression; 10 MiB by default. */
  maxBytes?: number
  /**
   * Accepted media types without parameters, for example `text/csv`; any by default. Error answers may
   * have any type.
   */
  contentTypes?: readonly string[]
  /** 5 by default and at most; with 0, the redirect itself is the answer. */
  maxRedirects?: number
  /** Called before a redirect to another origin is followed; a returned text is the reason to refuse it. */
  refusesRedirect?: (url: string) => Promise<string | null>
  signal?: AbortSignal
}

export type Redirect = { status: number; from: string; to: string }

export type OpenedResponse = {
  /** The address that the answer finally came from. */
  url: string
  status: number
  /** Names are in lower case; several values are joined by commas. */
  headers: Readonly<Record<string, string>>
  redirects: readonly Redirect[]
  /** Decompressed. It must be read to its end or destroyed; `faultOf` explains its errors. */
  body: Readable
}

export type FetchedResponse = Omit<OpenedResponse, 'body'> & { body: Buffer }

export type SafeFetch = {
  /** Resolves as soon as the headers are there; the body streams. */
  open(url: string, options?: FetchOptions): Promise<Result<OpenedResponse, FetchFault>>
  /** Reads the whole body. */
  read(url: string, options?: FetchOptions): Promise<Result<FetchedResponse, FetchFault>>
}

const MAX_REDIRECTS = 5
const MIB = 1024 * 1024
const DEFAULTS = {
  method: 'GET' as const,
  connectTimeoutMs: 10_000,
  timeoutMs: 30_000,
  maxBytes: 10 * MIB,
} satisfies FetchOptions
const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308])
const OF_ONE_ORIGIN: ReadonlySet<string> = new Set(['authorization', 'cookie', 'x-api-key'])

/**
 * The only way in which this product calls other people's servers. Every host is resolved here, and
 * the connection goes to the very address that was checked, so a name cannot resolve differently a
 * moment later; the same holds after each redirect. An answer of any status is a value.
 * @param resolve names to addresses; the system's own when not given
 */
export function createSafeFetch(
  settings: OutgoingSettings,
  resolve: Resolve = (host) => lookup(host, { all: true, verbatim: true }),
): SafeFetch {
  async function open(url: string, options: FetchOptions = {}) {
    const given = { ...DEFAULTS, ...options }
    const deadline = AbortSignal.timeout(given.timeoutMs)
    const signal = options.signal ? AbortSignal.any([deadline, options.signal]) : deadline
    try {
      return ok(await follow(url, given, signal, settings, resolve))
    } catch (error) {
      return err(faultOf(error))
    }
  }
  return {
    open,
    async read(url, options) {
      const opened = await open(url, options)
      if (!opened.ok) return opened
      try {
        const chunks: Buffer[] = []
        for await (const chunk of opened.value.body) chunks.push(chunk)
        return ok({ ...opened.value, body: Buffer.concat(chunks) })
      } catch (error) {
        return err(faultOf(error))
      }
    },
  }
}

type Given = FetchOptions & Required<Pick<FetchOptions, keyof typeof DEFAULTS>>

async function follow(
  start: string,
  given: Given,
  signal: AbortSignal,
  settings: OutgoingSettings,
  resolve: Resolve,
): Promise<OpenedResponse> {
  const limit =
    given.method === 'POST'
      ? 0
      : Math.min(given.maxRedirects ?? MAX_REDIRECTS, MAX_REDIRECTS)
  const redirects: Redirect[] = []
  let url = start
  for (;;) {
    const target = await checkTarget(url, settings, resolve, signal)
    const answer = await ask(
      target,
      headersFor(target.url, start, given, settings),
      given,
      signal,
    )
    const location = REDIRECTS.has(answer.status) ? answer.headers.location : undefined
    if (location === undefined || limit === 0) return { ...answer, redirects }
    answer.body.destroy()
    if (redirects.length === limit) throw new FetchError('too-many-redirects')
    const next = nextOf(location, target.url)
    if (next.origin !== target.url.origin) {
      const reason = (await given.refusesRedirect?.(next.href)) ?? null
      if (reason !== null) throw new FetchError('redirect-refused', reason)
    }
    redirects.push({ status: answer.status, from: target.url.href, to: next.href })
    url = next.href
  }
}

function nextOf(location: string, from: URL): URL {
  if (!URL.canParse(location, from.href)) throw new FetchError('bad-url', 'redirect')
  const next = new URL(location, from)
  if (from.protocol === 'https:' && next.protocol === 'http:') {
    throw new FetchError('downgrade')
  }
  return next
}

function headersFor(
  url: URL,
  start: string,
  { headers = {} }: FetchOptions,
  { userAgent }: OutgoingSettings,
): Record<string, string> {
  const isHome = url.origin === new URL(start).origin
  const own = Object.entries(headers)
    .map(([name, value]) => [name.toLowerCase(), value] as const)
    .filter(([name]) => isHome || !OF_ONE_ORIGIN.has(name))
  return {
    accept: '*/*',
    ...Object.fromEntries(own),
    'accept-encoding': 'gzip, deflate, br',
    'user-agent': userAgent,
  }
}

async function ask(
  { url, address, family }: CheckedAddress,
  headers: Record<string, string>,
  given: Given,
  signal: AbortSignal,
): Promise<Omit<OpenedResponse, 'redirects'>> {
  const client = new Client(url.origin, {
    connect: {
      timeout: given.connectTimeoutMs,
      lookup: (_host, { all }, answer) =>
        all ? answer(null, [{ address, family }]) : answer(null, address, family),
    },
    pipelining: 0,
  })
  try {
    const answer = await client.request({
      method: given.method,
      path: `${url.pathname}${url.search}`,
      headers,
      body: given.body ?? null,
      signal,
    })
    const plain = plainHeaders(answer.headers)
    const body = decodedBody(answer.body, plain, given, answer.statusCode)
    body.once('close', () => void client.destroy())
    return { url: url.href, status: answer.statusCode, headers: plain, body }
  } catch (error) {
    void client.destroy()
    throw error
  }
}

function plainHeaders(headers: Record<string, string | string[] | undefined>) {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined
        ? []
        : [[name.toLowerCase(), Array.isArray(value) ? value.join(', ') : value]],
    ),
  )
}
