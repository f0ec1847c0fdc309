import { useState } from 'react'
import { mentorPaths } from '#entities/mentor/mentor-paths.ts'
import { openOfferWords } from '#features/awards/open-offer-words.ts'
import { useOpenOffers, type OpenOffer } from '#features/awards/use-open-offers.ts'
import { calendarMessages } from '#features/calendar/calendar-messages.ts'
import { monthMessages as text } from '#features/calendar/month-messages.ts'
import { monthEntries, type MonthEntry } from '#features/calendar/month-entries.ts'
import { MonthView } from '#features/calendar/month-view.tsx'
import { immigrationMessages } from '#features/immigration/immigration-messages.ts'
import { useComingDates } from '#features/immigration/use-coming-dates.ts'
import { sessionMessages } from '#features/mentors/mentor-messages.ts'
import { otherName } from '#features/mentors/session-names.ts'
import { useComingSessions } from '#features/mentors/use-coming-sessions.ts'
import { toolkitMessages } from '#features/toolkit/toolkit-messages.ts'
import { useDueTasks } from '#features/toolkit/use-due-tasks.ts'
import { clockTime } from '#lib/format/clock-time.ts'
import { dayInZone } from '#lib/format/day-in-zone.ts'
import { ownZone } from '#lib/format/own-zone.ts'
import { NotLoaded } from '#page/not-loaded.tsx'
import { paths } from '#paths'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import type { SavedDeadline } from './agenda-month.tsx'

type Props = {
  saved: readonly SavedDeadline[]
  /** All saved scholarships have been read. */
  isWhole: boolean
}

/** One month with everything on its days. If one service cannot answer, the page says so and shows the rest. */
export function CalendarMonth({ saved, isWhole }: Props) {
  const { parts, entries, isWhole: isRestWhole, hasDates } = useBesideDeadlines()
  const isRead = parts.every(({ data, error }) => data || error)
  const [wasRead, setWasRead] = useState(isRead)
  if (isRead && !wasRead) setWasRead(true)
  // The first month shown depends on all parts. A person who retries a failed part stays at the month that they
  // chose.
  if (!isRead && !wasRead)
    return (
      <Loading label={calendarMessages.loading}>
        <Skeleton className="h-96 w-full" />
      </Loading>
    )
  const failed = parts.filter(({ data }) => !data)
  const all = [...monthEntries(saved, ownZone()), ...entries]
  return (
    <>
      {failed.map(({ words, refetch }) => (
        <NotLoaded key={words} words={words} retry={refetch} />
      ))}
      <MonthView
        entries={all.toSorted((a, b) => a.day.localeCompare(b.day))}
        isWhole={isWhole && isRestWhole && failed.length === 0}
      />
      {hasDates && <p className="text-sm text-muted">{immigrationMessages.disclaimer}</p>}
    </>
  )
}

/** Entries of days other than deadlines: each part as it was read, and the entries of all parts. */
function useBesideDeadlines() {
  const offers = useOpenOffers()
  const tasks = useDueTasks()
  const sessions = useComingSessions()
  const dates = useComingDates()
  return {
    parts: [
      {
        data: offers.hasFailed ? undefined : offers.offers,
        error: offers.hasFailed,
        words: openOfferWords.failed,
        refetch: offers.retry,
      },
      {
        data: tasks.hasFailed ? undefined : tasks.due,
        error: tasks.hasFailed,
        words: tasks.due ? toolkitMessages.dueRestFailed : toolkitMessages.dueFailed,
        refetch: tasks.retry,
      },
      { ...sessions, words: sessionMessages.failed },
      { ...dates, words: immigrationMessages.datesFailed },
    ],
    entries: [
      ...(offers.offers ?? []).map(offerEntry),
      ...(tasks.due ?? []).map(taskEntry),
      ...(sessions.coming ?? []).map(sessionEntry),
      ...(dates.coming ?? []).map(dateEntry),
    ],
    isWhole: offers.isWhole && tasks.isWhole && sessions.isWhole === true,
    hasDates: dates.coming !== undefined && dates.coming.length > 0,
  }
}

type Due = NonNullable<ReturnType<typeof useDueTasks>['due']>[number]
type Session = NonNullable<ReturnType<typeof useComingSessions>['coming']>[number]
type Coming = NonNullable<ReturnType<typeof useComingDates>['coming']>[number]

/** An offer on the day on which it ends for the reader, as the application says it. */
function offerEntry({ id, applicationId, title, until }: OpenOffer): MonthEntry {
  return {
    key: id,
    kind: 'offer',
    day: dayInZone(ownZone(), new Date(until)) ?? '',
    title: text.at(clockTime(until, ownZone()), title),
    to: paths.application(applicationId),
  }
}

function taskEntry({ id, title, dueDate, of }: Due): MonthEntry {
  const to = paths.toolkit({ scholarship: of.id })
  return { key: id, kind: 'task', day: dueDate, title, of: of.title, to }
}

function sessionEntry(session: Session): MonthEntry {
  const { id, status, scheduledAt } = session
  return {
    key: id,
    kind: status === 'REQUESTED' ? 'request' : 'session',
    day: dayInZone(ownZone(), new Date(scheduledAt)) ?? '',
    title: text.at(
      clockTime(scheduledAt, ownZone()),
      sessionMessages.with(otherName(session)),
    ),
    to: mentorPaths.session(id),
  }
}

function dateEntry({ id, title, day }: Coming): MonthEntry {
  return { key: id, kind: 'immigration', day, title, to: paths.immigration() }
}
