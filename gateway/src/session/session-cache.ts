import { type Result, ok } from '@landfall/kit/core/result'
import { LRUCache } from 'lru-cache'
import type { ResolveSession, ResolvedSession, SessionPurpose } from './resolve-session.ts'

/** `isProlonged`: the session ends later than this process knew, so that the cookie must follow. */
export type CachedSession = (NonNullable<ResolvedSession> & { isProlonged: boolean }) | null

type Answer = Promise<Result<CachedSession, Error>>

export type SessionCache = {
  /** @param purpose to use it by default */
  resolve(token: string, deviceId: string | null, purpose?: SessionPurpose): Answer
  /** What `resolve` would return now without asking identity; nothing if it would have to ask. */
  remembered(token: string): Answer | undefined
  /** Forgets one session, by the cookie's token. */
  dropToken(token: string): void
  /** Forgets the sessions of a user: all of them, or the named ones. */
  dropUser(userId: string, sessionIds?: readonly string[] | null): void
  dropAll(): void
}

type Drop = { userId: string; sessionIds: readonly string[] | null }
type Entry = {
  answer: Answer
  staleAt: number
  /** Null until the answer is there, and for a session that is over. */
  owner: { userId: string; sessionId: string } | null
  /** Users whose sessions were dropped before the owner of this one was known. */
  dropsMeanwhile: Drop[]
}

const FRESH_MS = 5_000
const ENTRIES_MAX = 20_000

/**
 * Remembers for some seconds whose session a token belongs to, so that a page with ten requests asks
 * identity once. Requests at the same moment share one question.
 * @param now milliseconds of a clock that never jumps back
 */
export function createSessionCache(
  resolve: ResolveSession,
  now: () => number = () => performance.now(),
): SessionCache {
  const tokens = createTokensOfUsers()
  const underWay = new Set<Entry>()
  const entries = new LRUCache<string, Entry>({
    max: ENTRIES_MAX,
    dispose: ({ owner }, token) => owner && tokens.delete(owner.userId, token),
  })
  const remembered = (token: string) => answerAt(now(), entries.get(token), underWay)

  function ask(token: string, deviceId: string | null, purpose: SessionPurpose): Answer {
    const previous = entries.peek(token)?.answer
    const answer = askWithPrevious(resolve(token, deviceId, purpose), previous)
    const entry = { answer, staleAt: now() + FRESH_MS, owner: null, dropsMeanwhile: [] }
    entries.set(token, entry)
    underWay.add(entry)
    void settle(token, entry)
    return answer
  }

  async function settle(token: string, entry: Entry): Promise<void> {
    const result = await entry.answer.catch(() => null)
    underWay.delete(entry)
    // Another answer has replaced it, or it was dropped.
    if (entries.peek(token) !== entry) return
    const viewer = result?.ok ? result.value?.viewer : undefined
    const isDropped = entry.dropsMeanwhile.some((drop) => viewer && isMeant(viewer, drop))
    if (!result?.ok || isDropped) entries.delete(token)
    else if (viewer) {
      entry.owner = viewer
      tokens.add(viewer.userId, token)
    }
  }

  return {
    async resolve(token, deviceId, purpose = 'use') {
      return remembered(token) ?? ask(token, deviceId, purpose)
    },
    remembered,
    dropToken: (token) => void entries.delete(token),
    dropAll: () => entries.clear(),
    dropUser(userId, sessionIds = null) {
      const drop = { userId, sessionIds }
      for (const entry of underWay) entry.dropsMeanwhile.push(drop)
      for (const token of tokens.of(userId)) {
        const owner = entries.peek(token)?.owner
        if (owner && isMeant(owner, drop)) entries.delete(token)
      }
    },
  }
}

function answerAt(
  time: number,
  entry: Entry | undefined,
  underWay: ReadonlySet<Entry>,
): Answer | undefined {
  if (!entry || entry.staleAt <= time) return undefined
  // It may be about somebody who has changed since identity was asked: its owner is not known yet.
  const isOvertaken = underWay.has(entry) && entry.dropsMeanwhile.length > 0
  return isOvertaken ? undefined : entry.answer
}

function createTokensOfUsers() {
  const tokensOf = new Map<string, Set<string>>()
  return {
    add(userId: string, token: string) {
      tokensOf.set(userId, (tokensOf.get(userId) ?? new Set()).add(token))
    },
    delete(userId: string, token: string) {
      const tokens = tokensOf.get(userId)
      if (tokens?.delete(token) && tokens.size === 0) tokensOf.delete(userId)
    },
    /** A copy: deletions meanwhile do not change it. */
    of: (userId: string): readonly string[] => [...(tokensOf.get(userId) ?? [])],
  }
}

function isMeant(
  owner: { userId: string; sessionId: string },
  { userId, sessionIds }: Drop,
): boolean {
  return owner.userId === userId && (!sessionIds || sessionIds.includes(owner.sessionId))
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
