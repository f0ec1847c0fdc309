import { type Result, err, ok } from '@landfall/kit/core/result'
import { type SignedInViewer, viewerSchema } from '@landfall/kit/identity/viewer'
import { z } from 'zod'
import type { InternalCall } from '../subgraphs/internal-calls.ts'

const answerSchema = z.object({
  /** A visitor when the session has ended or never was. */
  viewer: viewerSchema.nullable(),
  /** When the session ends; it slides with use, and the cookie follows. */
  expiresAt: z.coerce.date().nullish(),
})

/** Null: no open session. */
export type ResolvedSession = { viewer: SignedInViewer; expiresAt: Date | null } | null

/** What the session is asked for: to use it, which prolongs it, or only to see whether it is still open. */
export type SessionPurpose = 'use' | 'watch'

/** Whose session a cookie's token is; fails when identity is away. */
export type ResolveSession = (
  token: string,
  deviceId: string | null,
  purpose: SessionPurpose,
) => Promise<Result<ResolvedSession, Error>>

export function makeResolveSession(callIdentity: InternalCall): ResolveSession {
  return async (token, deviceId, purpose) => {
    const answer = await callIdentity('resolve-session', { token, deviceId, purpose })
    if (!answer.ok) return answer
    const parsed = answerSchema.safeParse(answer.value)
    if (!parsed.success) return err(parsed.error)
    const { viewer, expiresAt } = parsed.data
    if (viewer?.kind !== 'user') return ok(null)
    return ok({ viewer, expiresAt: expiresAt ?? null })
  }
}
