import { useQuery } from '@apollo/client/react'
import { LazyPart, lazyPart } from '#ui/lazy-part.tsx'
import { PartFailed } from '#ui/part-failed.tsx'
import { groupByMonth } from '#features/calendar/agenda.ts'
import { type CalendarView, ViewTabs } from '#features/calendar/view-tabs.tsx'
import { calendarMessages as text } from '#features/calendar/calendar-messages.ts'
import { FindScholarships } from '#entities/scholarship/find-scholarships.tsx'
import { QueryState } from '#page/query-state.tsx'
import { nextPage } from '#page/next-page.ts'
import { classNames } from '#ui/class-names.ts'
import { ShowMore } from '#ui/show-more.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { graphql } from '#gql'
import type { CalendarPageQuery } from '#gql/graphql'
import { AgendaMonth, type SavedDeadline } from './agenda-month.tsx'

// Loaded for people who choose the month view.
const CalendarMonth = lazyPart(
  async () => (await import('./calendar-month.tsx')).CalendarMonth,
)

// Loaded separately: the deadlines come first, and forms are heavy.
const CalendarSettings = lazyPart(
  async () => (await import('#features/calendar/calendar-settings.tsx')).CalendarSettings,
)

// Only students who stated what their papers say have such dates.
const ComingDates = lazyPart(
  async () => (await import('#features/immigration/coming-dates.tsx')).ComingDates,
)

// Only people who have booked sessions, or give some, have them.
const ComingSessions = lazyPart(
  async () => (await import('#features/mentors/coming-sessions.tsx')).ComingSessions,
)

// Only students with an unanswered offer have one.
const OpenOffers = lazyPart(
  async () => (await import('#features/awards/open-offers.tsx')).OpenOffers,
)

// Only students who have made a plan have tasks.
const DueTasks = lazyPart(
  async () => (await import('#features/toolkit/due-tasks.tsx')).DueTasks,
)

const query = graphql(`
  query CalendarPage($after: String) {
    savedDeadlines(first: 30, after: $after) {
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        cursor
        node {
          id
          ...AwardReminders_SavedScholarship
          reminders {
            planned {
              id
              reminderDate
            }
          }
          scholarship {
            id
            slug
            title
            provider
            status
            deadline {
              precision
              date
            }
            ...DeadlineText_Scholarship
          }
        }
      }
    }
    reminderDefaults {
      ...DefaultReminders_Defaults
    }
    calendarFeed {
      createdAt
    }
  }
`)

/** How many deadlines the query reads at a time. */
const firstPage = 30

/** Everything with a date, as lists or as one month of days, and beside it the settings for all of it. */
export function Agenda({ view }: { view: CalendarView }) {
  const result = useQuery(query, {
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  })
  const { data, refetch } = result
  if (!data)
    return (
      <QueryState result={result} failed={text.failed} label={text.loading}>
        <AgendaSkeleton />
      </QueryState>
    )
  const { savedDeadlines, reminderDefaults, calendarFeed } = data
  const { edges, pageInfo, totalCount } = savedDeadlines
  const { endCursor } = pageInfo
  const { isLoadingMore, onShowMore } = nextPage(result, text.failed)
  return (
    <div
      className={classNames(
        'grid grid-cols-1 items-start gap-8',
        // The days of a month need the full width.
        view === 'list' && 'lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]',
      )}
    >
      <div className="flex min-w-0 flex-col gap-8">
        <ViewTabs view={view} />
        <Days view={view} list={savedDeadlines} />
        {(pageInfo.hasNextPage || totalCount > firstPage) && (
          <ShowMore
            shownCount={edges.length}
            totalCount={totalCount}
            noun={text.noun}
            hasMore={pageInfo.hasNextPage}
            isLoading={isLoadingMore}
            onPress={() => endCursor && onShowMore(endCursor)}
          />
        )}
      </div>
      <LazyPart fallback={<PartLoading />} failed={<PartFailed />}>
        <CalendarSettings
          defaults={reminderDefaults}
          feedCreatedAt={calendarFeed?.createdAt ?? null}
          onChanged={refetch}
        />
      </LazyPart>
    </div>
  )
}

function PartLoading() {
  return (
    <Loading label={text.loading}>
      <Skeleton className="h-96 w-full" />
    </Loading>
  )
}

type DaysProps = { view: CalendarView; list: CalendarPageQuery['savedDeadlines'] }

/** One month with everything in it; or a list for each kind that has entries. */
function Days({ view, list: { edges, pageInfo } }: DaysProps) {
  const saved = edges.map(({ node }) => node)
  if (view === 'month')
    return (
      <LazyPart fallback={<PartLoading />} failed={<PartFailed />}>
        <CalendarMonth saved={saved} isWhole={!pageInfo.hasNextPage} />
      </LazyPart>
    )
  return (
    <>
      <LazyPart failed={<PartFailed />}>
        <OpenOffers />
      </LazyPart>
      <LazyPart>
        <DueTasks />
        <ComingSessions />
        <ComingDates />
      </LazyPart>
      <SavedByMonth saved={saved} />
    </>
  )
}

function SavedByMonth({ saved }: { saved: readonly SavedDeadline[] }) {
  if (saved.length === 0)
    return (
      <FindScholarships illustration="buoy" title={text.emptyTitle} find={text.find}>
        {text.empty}
      </FindScholarships>
    )
  return groupByMonth(saved).map(({ month, items }) => (
    <AgendaMonth key={month} month={month} items={items} />
  ))
}

function AgendaSkeleton() {
  return (
    <div className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <div className="flex flex-col gap-4">
        {[0, 1, 2].map((index) => (
          <Skeleton key={index} className="h-44 w-full" />
        ))}
      </div>
      <div className="flex flex-col gap-6">
        <Skeleton className="h-96 w-full" />
        <Skeleton className="h-48 w-full" />
      </div>
    </div>
  )
}
