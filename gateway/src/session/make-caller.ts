import { createHash } from 'node:crypto'
import { type Result, err, ok } from '@landfall/kit/result'
import type { Caller, Viewer } from '@landfall/kit/viewer'
import { DEVICE_COOKIE } from '../http/cookies.ts'
import { type Incoming, headerOf } from '../http/incoming.ts'
import { type Reply, problemReply } from '../http/reply.ts'

const KEY_MAX = 255
const USER_AGENT_MAX = 512

/**
 * What the gateway vouches for about a request. An Idempotency-Key counts together with what
 * was asked: method, path, query and body.
 */
export function makeCaller(
  incoming: Incoming,
  viewer: Viewer,
  o: { channel: 'web' | 'rest'; bodyText: string; answerWithinMs?: number },
): Result<Caller, Reply> {
  const key = headerOf(incoming, 'idempotency-key')
  if (key !== undefined && (key.trim() === '' || key.length > KEY_MAX)) {
    const message = `Please use an Idempotency-Key of 1 to ${KEY_MAX} characters`
    const errors = [{ path: ['Idempotency-Key'], message }]
    return err(problemReply({ status: 422, detail: message, errors }))
  }
  return ok({
    viewer,
    requestId: incoming.requestId,
    channel: o.channel,
    client: {
      address: incoming.address,
      userAgent: headerOf(incoming, 'user-agent')?.slice(0, USER_AGENT_MAX) ?? null,
      deviceId: incoming.cookies.get(DEVICE_COOKIE) ?? null,
    },
    idempotencyKey:
      key === undefined ? null : { key, fingerprint: fingerprint(incoming, o.bodyText) },
    ...(o.answerWithinMs !== undefined && { answerWithinMs: o.answerWithinMs }),
  })
}

function fingerprint({ method, path, search }: Incoming, bodyText: string): string {
  const asked = `${method}\n${path}${search}\n${bodyText}`
  return createHash('sha256').update(asked).digest('base64url')
}
