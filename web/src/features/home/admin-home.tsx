import { useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { graphql } from '#gql'
import type { AdminHomeQuery } from '#gql/graphql'
import { QueryState } from '#page/query-state.tsx'
import { workspacePaths } from '#workspace-paths'
import { homeMessages } from './home-messages.ts'
import { otherQuery, otherWork } from './other-work.ts'
import {
  isWaiting,
  QuietRows,
  say,
  WaitingCards,
  WorkLoading,
  type Work,
} from './work-card.tsx'
import { workMessages } from './work-messages.ts'

const text = { ...homeMessages, ...workMessages }

const query = graphql(`
  query AdminHome {
    organizationsToVerify(status: PENDING, first: 1) {
      totalCount
    }
    unpublishedScholarships(first: 1) {
      totalCount
    }
    listingSuggestions(first: 1) {
      totalCount
    }
    listingCases(first: 1) {
      totalCount
    }
    contentQueue(first: 1) {
      totalCount
    }
    sources {
      id
      isEnabled
      isStale
      activeRun {
        id
        state
      }
    }
  }
`)

// These are present figures; a cached answer would take the place of the lists themselves.
const fresh = { fetchPolicy: 'no-cache', notifyOnNetworkStatusChange: true } as const

/**
 * The work that waits for an administrator, with a link to each part, above the parts where nothing waits. Two
 * services answer its two queries, so one may be there without the other.
 */
export function AdminHome() {
  const first = useQuery(query, fresh)
  const other = useQuery(otherQuery, fresh)
  const [isFirstIn, setIsFirstIn] = useState(false)
  if (!isFirstIn && (first.data ?? first.error)) setIsFirstIn(true)
  const works = [
    ...(first.data ? firstWork(first.data) : []),
    // These come second, and wait for their turn.
    ...(isFirstIn && other.data ? otherWork(other.data) : []),
  ]
  const waiting = works.filter(isWaiting)
  const quiet = works.filter((work) => !isWaiting(work))
  const isWhole = first.data !== undefined && other.data !== undefined
  // Late parts would push the rows away; once the rows are there, they stay.
  const [isSettled, setIsSettled] = useState(false)
  if (!isSettled && [first, other].every(({ data, error }) => data ?? error))
    setIsSettled(true)
  return (
    <div className="flex flex-col gap-8">
      <section aria-labelledby="waiting" className="flex flex-col gap-4">
        <h2 id="waiting" className="text-xl">
          {text.waiting}
        </h2>
        {waiting.length > 0 && <WaitingCards works={waiting} />}
        {isWhole && waiting.length === 0 && <p>{text.nothingWaits}</p>}
        {!first.data && (
          <QueryState result={first} failed={text.adminFailed} label={text.loading}>
            <WorkLoading count={3} />
          </QueryState>
        )}
        {!other.data && (
          <QueryState result={other} failed={text.otherFailed} label={text.otherLoading}>
            <WorkLoading count={3} />
          </QueryState>
        )}
      </section>
      {isSettled && quiet.length > 0 && (
        <section aria-labelledby="quiet" className="flex flex-col gap-4">
          <h2 id="quiet" className="text-xl">
            {text.quiet}
          </h2>
          <QuietRows works={quiet} />
        </section>
      )}
    </div>
  )
}

function firstWork(work: AdminHomeQuery): Work[] {
  const { organizationsToVerify, unpublishedScholarships, listingSuggestions } = work
  const { listingCases, contentQueue, sources } = work
  return [
    {
      title: text.organizations,
      state: text.organizationsWait(say(organizationsToVerify)),
      queues: [organizationsToVerify],
      to: workspacePaths.adminVerification(),
      action: text.openOrganizations,
    },
    {
      title: text.listings,
      state: text.listingsWait(say(unpublishedScholarships), say(listingSuggestions)),
      queues: [unpublishedScholarships, listingSuggestions],
      to: workspacePaths.adminVerification({ view: 'listings' }),
      action: text.openListings,
    },
    {
      title: text.reports,
      state: text.reportsWait(say(listingCases)),
      queues: [listingCases],
      to: workspacePaths.adminReports(),
      action: text.openReports,
    },
    {
      title: text.stories,
      state: text.storiesWait(say(contentQueue)),
      queues: [contentQueue],
      to: workspacePaths.adminStories(),
      action: text.openStories,
    },
    {
      title: text.sources,
      state: stateOf(sources),
      queues: [troubled(sources)],
      to: workspacePaths.adminSync(),
      action: text.openSources,
    },
    {
      title: text.roles,
      state: text.rolesText,
      to: workspacePaths.adminUsers(),
      action: text.openRoles,
    },
  ]
}

type Sources = AdminHomeQuery['sources']

function stateOf(sources: Sources): string {
  if (!sources.some(({ isEnabled }) => isEnabled)) return text.sourcesOff
  return text.sourcesWait(say(troubled(sources)))
}

/** How many sources are out of date or wait for approval; sources that are turned off do not count. */
function troubled(sources: Sources) {
  const found = sources.some(({ isEnabled }) => isEnabled)
    ? sources.filter(({ isStale, activeRun }) => isStale || activeRun?.state === 'HELD')
    : []
  return { totalCount: found.length }
}
