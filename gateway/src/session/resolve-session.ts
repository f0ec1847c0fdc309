import { type Result, err, ok } from '@landfall/kit/core/result'
import { withOrigin } from '@landfall/kit/observability/tracing'
import DataLoader from 'dataloader'
import { type SignedInViewer, viewerSchema } from '@landfall/kit/identity/viewer'
import { z } from 'zod'
import type { InternalCall } from '../subgraphs/internal-calls.ts'

const sessionSchema = z.object({
  /** A visitor if the session has ended or never existed. */
  viewer: viewerSchema.nullable(),
  /** When the session ends; it slides with use, and the cookie follows. */
  expiresAt: z.coerce.date().nullish(),
})

const answerSchema = z.object({ sessions: z.array(z.unknown()) })

/** Null: no open session. */
export type ResolvedSession = { viewer: SignedInViewer; expiresAt: Date | null } | null

/** Why the session is looked up: to use it, which prolongs it, or only to see whether it is still open. */
export type SessionPurpose = 'use' | 'watch'

/** Returns whose session a cookie's token belongs to; fails when identity is down. */
export type ResolveSession = (
  token: string,
  deviceId: string | null,
  purpose: SessionPurpose,
) => Promise<Result<ResolvedSession, Error>>

type Asked = { token: string; deviceId: string | null; purpose: SessionPurpose }
type Answer = Result<ResolvedSession, Error>

/** Identity refuses longer tokens, and one cookie must not cause others in the same call to be refused. */
const TOKEN_MAX = 200
const ASKED_AT_ONCE = 100

/**
 * Asks identity, in one call for all questions of one turn of the event loop: a single question does
 * not wait, and when ten thousand clients come back they become a hundred calls.
 */
export function makeResolveSession(callIdentity: InternalCall): ResolveSession {
  const loader = new DataLoader<Asked, Answer>((asked) => askAll(callIdentity, asked), {
    cache: false,
    maxBatchSize: ASKED_AT_ONCE,
    batchScheduleFn: (load) => setImmediate(load),
  })
  return async (token, deviceId, purpose) => {
    if (token.length > TOKEN_MAX) return ok(null)
    const device = deviceId !== null && deviceId.length > TOKEN_MAX ? null : deviceId
    return loader.load({ token, deviceId: device, purpose })
  }
}

async function askAll(
  callIdentity: InternalCall,
  asked: readonly Asked[],
): Promise<Answer[]> {
  const call = () => callIdentity('resolve-sessions', { asked })
  // In logs and traces, a call that several requests share is part of none of them.
  const answer = await (asked.length === 1 ? call() : withOrigin({}, call))
  if (!answer.ok) return asked.map(() => answer)
  const parsed = answerSchema.safeParse(answer.value)
  if (!parsed.success) return asked.map(() => err(parsed.error))
  return asked.map((_, index) => readSession(parsed.data.sessions[index]))
}

function readSession(answer: unknown): Answer {
  const parsed = sessionSchema.safeParse(answer)
  if (!parsed.success) return err(parsed.error)
  const { viewer, expiresAt } = parsed.data
  if (viewer?.kind !== 'user') return ok(null)
  return ok({ viewer, expiresAt: expiresAt ?? null })
}
