import { type Result, ok } from '@landfall/kit/core/result'
import type { ResolveSession, ResolvedSession, SessionPurpose } from './resolve-session.ts'

/** `isProlonged`: the session ends later than this process knew, so that the cookie must follow. */
export type CachedSession = (NonNullable<ResolvedSession> & { isProlonged: boolean }) | null

export type SessionCache = {
  /** @param purpose to use it, unless said otherwise */
  resolve(
    token: string,
    deviceId: string | null,
    purpose?: SessionPurpose,
  ): Promise<Result<CachedSession, Error>>
  /** Forgets one session, by the cookie's token. */
  dropToken(token: string): void
  /** Forgets the sessions of a user: all of them, or the named ones. */
  dropUser(userId: string, sessionIds?: readonly string[] | null): void
  dropAll(): void
}

type Answer = Promise<Result<CachedSession, Error>>
type Entry = { answer: Answer; staleAt: number }

const FRESH_MS = 5_000
const ENTRIES_MAX = 20_000

/**
 * Remembers for some seconds whose session a token is, so that a page with ten requests asks
 * identity once. Requests at the same moment share one question.
 * @param now milliseconds of a clock that never jumps back
 */
export function createSessionCache(
  resolve: ResolveSession,
  now: () => number = () => performance.now(),
): SessionCache {
  const entries = new Map<string, Entry>()
  /** Grows with every drop: an answer asked for before it must not be kept after it. */
  let generation = 0

  function ask(token: string, deviceId: string | null, purpose: SessionPurpose): Answer {
    const asked = generation
    const answer = askWithPrevious(
      resolve(token, deviceId, purpose),
      entries.get(token)?.answer,
    )
    const entry = { answer, staleAt: now() + FRESH_MS }
    const forget = () => {
      if (entries.get(token) === entry) entries.delete(token)
    }
    entries.set(token, entry)
    void forgetIf(answer, forget, (result) => !result.ok || asked !== generation)
    if (entries.size > ENTRIES_MAX) entries.delete(entries.keys().next().value ?? '')
    return answer
  }

  return {
    async resolve(token, deviceId, purpose = 'use') {
      const known = entries.get(token)
      return known && known.staleAt > now() ? known.answer : ask(token, deviceId, purpose)
    },
    dropToken(token) {
      generation += 1
      entries.delete(token)
    },
    dropAll() {
      generation += 1
      entries.clear()
    },
    dropUser(userId, sessionIds) {
      generation += 1
      for (const [token, entry] of entries) {
        const forget = () => {
          if (entries.get(token) === entry) entries.delete(token)
        }
        void forgetIf(entry.answer, forget, (result) => {
          const viewer = result.ok ? result.value?.viewer : undefined
          const isMeant = !sessionIds || sessionIds.includes(viewer?.sessionId ?? '')
          return viewer?.userId === userId && isMeant
        })
      }
    },
  }
}

async function askWithPrevious(
  asked: ReturnType<ResolveSession>,
  previous: Answer | undefined,
): Answer {
  const result = await asked
  if (!result.ok || !result.value) return result.ok ? ok(null) : result
  const before = await previous?.catch(() => undefined)
  const known = before?.ok ? before.value?.expiresAt?.getTime() : undefined
  const isProlonged = result.value.expiresAt?.getTime() !== known
  return ok({ ...result.value, isProlonged })
}

async function forgetIf(
  answer: Answer,
  forget: () => void,
  isDue: (result: Awaited<Answer>) => boolean,
): Promise<void> {
  const result = await answer.catch(() => null)
  if (!result || isDue(result)) forget()
}
