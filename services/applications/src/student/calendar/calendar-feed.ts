import type { Clock } from '@landfall/kit/core/clock'
import { hashToken, newToken } from '@landfall/kit/core/token'
import type { StudentRef } from '@landfall/kit/identity/student-policy'
import { buildCalendar } from './build-calendar.ts'
import type { CalendarSource } from './calendar-entry.ts'
import type { CalendarFeedStore } from './calendar-feed.store.ts'

const TOKEN = /^[\w-]{43}$/

type Deps = { calendarFeeds: CalendarFeedStore; clock: Clock }

/** Whether the student has a feed, and since when; its address is shown only once. */
export function makeFindCalendarFeed({ calendarFeeds }: Pick<Deps, 'calendarFeeds'>) {
  return async ({ studentId }: StudentRef): Promise<{ createdAt: Date } | null> => {
    const feed = await calendarFeeds.find(studentId)
    return feed && { createdAt: feed.createdAt }
  }
}

/** Creates the student's feed, or replaces it: the earlier address stops working. */
export function makeCreateCalendarFeed({ calendarFeeds, clock }: Deps) {
  return async ({ studentId }: StudentRef): Promise<{ createdAt: Date; path: string }> => {
    const token = newToken()
    const createdAt = clock.now()
    await calendarFeeds.put({ studentId, tokenHash: hashToken(token), createdAt })
    return { createdAt, path: `/calendar/${token}.ics` }
  }
}

/** Idempotent: without a feed there is nothing to revoke. */
export function makeRevokeCalendarFeed({ calendarFeeds }: Pick<Deps, 'calendarFeeds'>) {
  return async ({ studentId }: StudentRef): Promise<void> => calendarFeeds.remove(studentId)
}

/**
 * The iCalendar document behind a token; null when the token is unknown or was revoked.
 * @param deps.sources every kind of entry
 */
export function makeReadCalendar(deps: Deps & { sources: readonly CalendarSource[] }) {
  return async (token: string, siteUrl: string): Promise<string | null> => {
    const feed = TOKEN.test(token)
      ? await deps.calendarFeeds.findByHash(hashToken(token))
      : null
    if (!feed) return null
    const now = deps.clock.now()
    const entries = await Promise.all(
      deps.sources.map((source) => source(feed.studentId, now)),
    )
    return buildCalendar(entries.flat(), siteUrl)
  }
}
