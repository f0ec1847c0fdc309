import { createHash } from 'node:crypto'
import { type Result, err, ok } from '@landfall/kit/core/result'
import type { Caller, Channel, Partner, Viewer } from '@landfall/kit/identity/viewer'
import { DEVICE_COOKIE, VISITOR_COOKIE } from '../http/cookies.ts'
import { type HttpRequest, headerOf } from '../http/request.ts'
import { type HttpResponse, problemResponse } from '../http/response.ts'

const KEY_MAX = 255
const USER_AGENT_MAX = 512

/**
 * The facts about a request that the gateway vouches for. An Idempotency-Key counts together with
 * the request itself: method, path, query and body.
 */
export function makeCaller(
  incoming: HttpRequest,
  viewer: Viewer,
  o: {
    channel: Exclude<Channel, 'internal'>
    partner?: Partner | undefined
    bodyText: string
    responseTimeoutMs?: number
  },
): Result<Caller, HttpResponse> {
  const key = headerOf(incoming, 'idempotency-key')
  if (key !== undefined && (key.trim() === '' || key.length > KEY_MAX)) {
    const message = `Please use an Idempotency-Key of 1 to ${KEY_MAX} characters`
    const errors = [{ path: ['Idempotency-Key'], message }]
    return err(problemResponse({ status: 422, detail: message, errors }))
  }
  return ok({
    viewer,
    ...(o.partner && { partner: o.partner }),
    requestId: incoming.requestId,
    channel: o.channel,
    client: {
      address: incoming.address,
      userAgent: headerOf(incoming, 'user-agent')?.slice(0, USER_AGENT_MAX) ?? null,
      deviceId: incoming.cookies.get(DEVICE_COOKIE) ?? null,
      visitorToken: incoming.cookies.get(VISITOR_COOKIE) ?? null,
    },
    idempotencyKey:
      key === undefined ? null : { key, fingerprint: fingerprint(incoming, o.bodyText) },
    ...(o.responseTimeoutMs !== undefined && { responseTimeoutMs: o.responseTimeoutMs }),
  })
}

function fingerprint({ method, path, search }: HttpRequest, bodyText: string): string {
  const asked = `${method}\n${path}${search}\n${bodyText}`
  return createHash('sha256').update(asked).digest('base64url')
}
