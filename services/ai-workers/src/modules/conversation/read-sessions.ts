import { isUuid } from '@landfall/kit/core/ids'
import type { Sealer } from '@landfall/kit/core/sealed'
import type { StudentRef } from '@landfall/kit/identity/student-policy'
import type { Exchange, MentorReply, MentorSession } from './conversation.ts'
import type { ExchangeStore } from './exchange.store.ts'
import type { MentorReplyStore } from './mentor-reply.store.ts'
import type { MentorSessionStore, SessionPosition } from './mentor-session.store.ts'

/** How many questions one search reads, newest first: their words are sealed, so no index can find them. */
const SEARCHED_REPLIES = 300
const MAX_FOUND = 100

type Deps = {
  mentorSessions: MentorSessionStore
  mentorReplies: MentorReplyStore
  exchanges: Pick<ExchangeStore, 'find'>
  sealer: Sealer
}
type SessionQuery = {
  mentorId: string | null
  search: string | null
  first: number
  after: SessionPosition | null
}
export type SessionPage = {
  sessions: MentorSession[]
  hasNextPage: boolean
  totalCount: number
}

/** What students can read about their conversations. */
export function makeReadSessions(deps: Deps) {
  const { mentorSessions, mentorReplies, sealer } = deps
  return {
    /** Null when there is none or it is somebody else's. */
    async find({ studentId }: StudentRef, id: string): Promise<MentorSession | null> {
      return isUuid(id) ? mentorSessions.find(studentId, id, sealer) : null
    },

    /** The conversations, the one with the latest question first, and their total number. */
    async list({ studentId }: StudentRef, query: SessionQuery): Promise<SessionPage> {
      const { mentorId, search, first, after } = query
      if (search !== null) return searched(studentId, mentorId, search, deps)
      const wanted = { studentId, mentorId, after, limit: first + 1 }
      const [sessions, totalCount] = await Promise.all([
        mentorSessions.page(wanted, sealer),
        mentorSessions.count(studentId, mentorId),
      ])
      const hasNextPage = sessions.length > first
      return { sessions: sessions.slice(0, first), hasNextPage, totalCount }
    },

    /** The last questions of the student's own conversation, oldest first. */
    replies: ({ id }: MentorSession, last: number): Promise<MentorReply[]> =>
      mentorReplies.ofSession(id, last),

    /** A page of the student's own conversation, newest question first. */
    async exchanges(
      { id }: MentorSession,
      { first, after }: { first: number; after: number | null },
    ): Promise<{ items: MentorReply[]; hasNextPage: boolean }> {
      const found = await mentorReplies.pageOfSession(id, {
        before: after,
        limit: first + 1,
      })
      return { items: found.slice(0, first), hasNextPage: found.length > first }
    },

    /** Null when there is none or it is somebody else's. */
    async reply({ studentId }: StudentRef, id: string): Promise<MentorReply | null> {
      return isUuid(id) ? mentorReplies.find(studentId, id) : null
    },

    words: makeReadWords(deps),
  }
}

/** The words of a question and its answer; null when they are gone, or cannot be read. */
export function makeReadWords({
  exchanges,
  mentorReplies,
}: {
  exchanges: Pick<ExchangeStore, 'find'>
  mentorReplies: Pick<MentorReplyStore, 'find'>
}) {
  return async ({ id, studentId, documentId }: MentorReply): Promise<Exchange | null> => {
    const exchange = await exchanges.find(documentId)
    if (exchange !== null) return exchange
    // An answer that was stored after the reply was read has replaced the question's document with its own.
    const now = await mentorReplies.find(studentId, id)
    const isReplaced = now !== null && now.documentId !== documentId
    return isReplaced ? exchanges.find(now.documentId) : null
  }
}

/**
 * Conversations in which one question and its answer hold every word of the search; at most a hundred, in one page.
 */
async function searched(
  studentId: string,
  mentorId: string | null,
  search: string,
  { mentorSessions, mentorReplies, exchanges, sealer }: Deps,
): Promise<SessionPage> {
  const words = search.toLowerCase().split(/\s+/u)
  const newest = { mentorId, limit: SEARCHED_REPLIES }
  const replies = await mentorReplies.newestOf(studentId, newest)
  const found = new Set<string>()
  for (const { documentId, sessionId } of replies) {
    if (found.has(sessionId)) continue
    const exchange = await exchanges.find(documentId)
    const text = `${exchange?.question ?? ''} ${exchange?.answer ?? ''}`.toLowerCase()
    if (words.every((word) => text.includes(word))) found.add(sessionId)
  }
  const ids = [...found].slice(0, MAX_FOUND)
  const all = await Promise.all(ids.map((id) => mentorSessions.find(studentId, id, sealer)))
  const sessions = all.filter((session) => session !== null)
  return { sessions, hasNextPage: false, totalCount: sessions.length }
}
