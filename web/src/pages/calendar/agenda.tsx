import { useQuery } from '@apollo/client/react'
import { LazyPart, lazyPart } from '#ui/lazy-part.tsx'
import { PartFailed } from '#ui/part-failed.tsx'
import { groupByMonth, monthInWords } from '#features/calendar/agenda.ts'
import { AwardReminders } from '#features/calendar/award-reminders.tsx'
import { calendarMessages as text } from '#features/calendar/calendar-messages.ts'
import { DeadlineText } from '#features/scholarships/deadline-text.tsx'
import { FindScholarships } from '#entities/scholarship/find-scholarships.tsx'
import { TextLink } from '#page/links.tsx'
import { QueryState } from '#page/query-state.tsx'
import { nextPage } from '#page/next-page.ts'
import { paths } from '#paths'
import { Card } from '#ui/card.tsx'
import { ShowMore } from '#ui/show-more.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { graphql } from '#gql'
import type { CalendarPageQuery } from '#gql/graphql'

// The deadlines come first; forms are heavy.
const CalendarSettings = lazyPart(
  async () => (await import('#features/calendar/calendar-settings.tsx')).CalendarSettings,
)

// Only who has made a plan has some.
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
          scholarship {
            id
            slug
            title
            provider
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

/** As many are read at a time. */
const firstPage = 30

type SavedDeadline = CalendarPageQuery['savedDeadlines']['edges'][number]['node']

/** The agenda by month, and beside it what holds for all of it. */
export function Agenda() {
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
    <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <div className="flex flex-col gap-8">
        <LazyPart>
          <DueTasks />
        </LazyPart>
        <Months items={edges.map(({ node }) => node)} />
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
      <LazyPart fallback={<Skeleton className="h-96 w-full" />} failed={<PartFailed />}>
        <CalendarSettings
          defaults={reminderDefaults}
          feedCreatedAt={calendarFeed?.createdAt ?? null}
          onChanged={refetch}
        />
      </LazyPart>
    </div>
  )
}

function Months({ items }: { items: readonly SavedDeadline[] }) {
  if (items.length === 0)
    return (
      <FindScholarships illustration="buoy" title={text.emptyTitle} find={text.find}>
        {text.empty}
      </FindScholarships>
    )
  return groupByMonth(items).map(({ month, items: ofMonth }) => (
    <Month key={month} month={month} items={ofMonth} />
  ))
}

type MonthProps = {
  month: string | null
  items: readonly SavedDeadline[]
}

function Month({ month, items }: MonthProps) {
  const name = month === null ? text.undated : monthInWords(month)
  const id = `month-${month ?? 'none'}`
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <h2 id={id} className="text-xl">
        {name}
      </h2>
      <ul className="flex flex-col gap-4">
        {items.map((saved) => (
          <li key={saved.id}>
            <Entry saved={saved} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Entry({ saved }: { saved: SavedDeadline }) {
  const { scholarship } = saved
  return (
    <Card className="flex flex-col gap-3">
      <div>
        <h3 className="text-lg break-words">
          <TextLink
            to={paths.scholarship(scholarship.slug)}
            className="inline-flex min-h-11 items-center"
          >
            {scholarship.title}
          </TextLink>
        </h3>
        <p className="text-muted">{scholarship.provider}</p>
      </div>
      <p>
        <DeadlineText scholarship={scholarship} />
      </p>
      <AwardReminders saved={saved} />
    </Card>
  )
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
