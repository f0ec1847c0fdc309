import type { Log } from '@landfall/kit/observability/log'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { z } from 'zod'
import { readJsonBody } from '../http/json-body.ts'
import type { HttpRequest } from '../http/request.ts'
import { type HttpResponse, methodNotAllowed, problemResponse } from '../http/response.ts'

/** What a browser reports about an error: never a message, an address or a value, which may name people. */
const reportSchema = z.strictObject({
  /** The class of the error, such as TypeError. */
  name: z.string().regex(/^[\w .-]{1,60}$/),
  /** Innermost line of the site's own scripts, such as index-B3xQ1a.js:1:2345. */
  place: z
    .string()
    .regex(/^[\w.-]{1,100}\.js:\d{1,7}:\d{1,7}$/)
    .nullable(),
  /** Pattern of the address, such as /scholarships/:id. */
  route: z.string().regex(/^(none|\/[a-z0-9/:*-]{0,100})$/i),
  /** Names the build of the web client. */
  build: z.string().regex(/^[\w.-]{1,100}$/),
})

const WINDOW_SECONDS = 60
const REPORTS_PER_ADDRESS = 20
/** Limit for everybody together, because a broken release must not flood the log. */
const REPORTS_IN_ALL = 600

export type HandleClientError = (incoming: HttpRequest) => Promise<HttpResponse>

export function isClientErrorPath(path: string): boolean {
  return path === '/api/client-errors'
}

/** Writes errors of the web client to the log. Answers 204; 4xx for anything but a report, 429 for too many. */
export function createClientErrors(log: Pick<Log, 'warn'>): HandleClientError {
  const options = { duration: WINDOW_SECONDS }
  const all = new RateLimiterMemory({ ...options, points: REPORTS_IN_ALL })
  const byAddress = new RateLimiterMemory({ ...options, points: REPORTS_PER_ADDRESS })
  return async (incoming) => {
    incoming.route = incoming.path
    if (incoming.method !== 'POST') return methodNotAllowed(['POST'])
    const isAllowed =
      (await takes(byAddress, incoming.address)) && (await takes(all, 'all'))
    if (!isAllowed) return tooMany()
    const body = await readJsonBody(incoming)
    if (!body.ok) return body.error
    const report = reportSchema.safeParse(body.value.value)
    if (!report.success) {
      return problemResponse({ status: 422, detail: 'This is not an error report' })
    }
    log.warn(
      { requestId: incoming.requestId, clientError: report.data },
      'error in the web client',
    )
    return { status: 204, headers: { 'cache-control': 'no-store' }, body: null }
  }
}

async function takes(limiter: RateLimiterMemory, key: string): Promise<boolean> {
  return limiter.consume(key).then(
    () => true,
    () => false,
  )
}

function tooMany(): HttpResponse {
  return problemResponse({
    status: 429,
    detail: 'Too many reports. Please try again later.',
    headers: { 'retry-after': String(WINDOW_SECONDS) },
  })
}
