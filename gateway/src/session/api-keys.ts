import { type Result, err, ok } from '@landfall/kit/core/result'
import { type Partner, partnerSchema } from '@landfall/kit/identity/viewer'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { type HttpRequest, headerOf } from '../http/request.ts'
import type { InternalCall } from '../subgraphs/internal-calls.ts'

/** Whose an API key is; null for what is no key that works. Fails when identity is away. */
export type ResolveApiKey = (key: string) => Promise<Result<Partner | null, Error>>

const FRESH_MS = 5_000
const ENTRIES_MAX = 5_000
/** Longer than any key of ours. */
const KEY_MAX = 200

const answerSchema = z.object({ partner: partnerSchema.nullable() })

/** The text of `Authorization: Bearer …`; null where there is none. Other schemes are not ours. */
export function bearerOf(incoming: Pick<HttpRequest, 'raw'>): string | null {
  const header = headerOf(incoming, 'authorization') ?? ''
  return /^bearer +(\S+) *$/i.exec(header)?.[1] ?? null
}

/** Asks identity, and remembers the answer for 5 seconds: so long a revoked key works on. */
export function makeResolveApiKey(callIdentity: InternalCall): ResolveApiKey {
  const known = new LRUCache<string, ReturnType<ResolveApiKey>>({
    max: ENTRIES_MAX,
    ttl: FRESH_MS,
  })

  async function ask(key: string): ReturnType<ResolveApiKey> {
    const answer = await callIdentity('resolve-api-key', { key })
    const parsed = answer.ok ? answerSchema.safeParse(answer.value) : null
    if (parsed?.success) return ok(parsed.data.partner)
    known.delete(key)
    return err(answer.ok ? new Error('identity gave no partner') : answer.error)
  }

  return (key) => {
    if (key.length > KEY_MAX) return Promise.resolve(ok(null))
    const answer = known.get(key) ?? ask(key)
    known.set(key, answer, { noUpdateTTL: true })
    return answer
  }
}
