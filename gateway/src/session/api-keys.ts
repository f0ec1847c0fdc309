import { type Result, err, ok } from '@landfall/kit/core/result'
import { type Partner, partnerSchema } from '@landfall/kit/identity/viewer'
import { networkOf } from '@landfall/kit/http/client-network'
import { LRUCache } from 'lru-cache'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { z } from 'zod'
import { type HttpRequest, headerOf } from '../http/request.ts'
import { type HttpResponse, problemResponse, unavailable } from '../http/response.ts'
import type { InternalCall } from '../subgraphs/internal-calls.ts'

/**
 * Returns whose API key it is; null if it is not a working key. Fails with the answer to send when
 * identity is down, or when too many unknown keys came from the address's network.
 */
export type ResolveApiKey = (
  key: string,
  address: string,
) => Promise<Result<Partner | null, HttpResponse>>

const FRESH_MS = 5_000
const ENTRIES_MAX = 5_000
/**
 * Limit of unknown keys per network, because each is a separate question to identity, on the
 * connections for looking up sessions.
 */
const UNKNOWN_PER_MINUTE = 30
/** Longer than any key of ours. */
const KEY_MAX = 200

const answerSchema = z.object({ partner: partnerSchema.nullable() })

/** The text of `Authorization: Bearer …`; null where there is none. Other schemes are not ours. */
export function bearerOf(incoming: Pick<HttpRequest, 'raw'>): string | null {
  const header = headerOf(incoming, 'authorization') ?? ''
  return /^bearer +(\S+) *$/i.exec(header)?.[1] ?? null
}

/** Asks identity, and remembers the answer for 5 seconds; a revoked key keeps working that long. */
export function makeResolveApiKey(callIdentity: InternalCall): ResolveApiKey {
  const known = new LRUCache<string, ReturnType<ResolveApiKey>>({
    max: ENTRIES_MAX,
    ttl: FRESH_MS,
  })

  const unknown = new RateLimiterMemory({ points: UNKNOWN_PER_MINUTE, duration: 60 })

  async function ask(key: string, network: string): ReturnType<ResolveApiKey> {
    const isAllowed = await unknown.consume(network).catch(() => null)
    const answer = isAllowed && (await callIdentity('resolve-api-key', { key }))
    const parsed = answer?.ok ? answerSchema.safeParse(answer.value) : null
    // Only a key that turns out to be unknown counts.
    if (isAllowed && parsed?.data?.partner !== null) await unknown.reward(network)
    if (parsed?.success) return ok(parsed.data.partner)
    known.delete(key)
    return err(isAllowed ? unavailable() : tooManyUnknown())
  }

  return (key, address) => {
    if (key.length > KEY_MAX) return Promise.resolve(ok(null))
    const answer = known.get(key) ?? ask(key, networkOf(address))
    known.set(key, answer, { noUpdateTTL: true })
    return answer
  }
}

function tooManyUnknown(): HttpResponse {
  return problemResponse({
    status: 429,
    detail: 'Too many API keys that are not known came from here. Please try again later.',
    headers: { 'retry-after': '60' },
  })
}
