import { useQuery } from '@apollo/client/react'
import { graphql } from '#gql'
import type { AdminHomeQuery } from '#gql/graphql'
import { QueryState } from '#page/query-state.tsx'
import { workspacePaths } from '#workspace-paths'
import { homeMessages as text } from './home-messages.ts'
import { OtherWork } from './other-work.tsx'
import { say, WorkCard, workCards, WorkLoading } from './work-card.tsx'

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

/** What waits for an administrator, with the way to each. */
export function AdminHome() {
  return (
    <div className="flex flex-col gap-6">
      <FirstWork />
      <OtherWork />
    </div>
  )
}

function FirstWork() {
  // Figures of now; kept, they would stand where the lists themselves belong.
  const result = useQuery(query, {
    fetchPolicy: 'no-cache',
    notifyOnNetworkStatusChange: true,
  })
  if (!result.data)
    return (
      <QueryState result={result} failed={text.adminFailed} label={text.loading}>
        <WorkLoading count={6} />
      </QueryState>
    )
  return <WaitingWork work={result.data} />
}

function WaitingWork({ work }: { work: AdminHomeQuery }) {
  const { organizationsToVerify, unpublishedScholarships, listingSuggestions } = work
  const { listingCases, contentQueue, sources } = work
  return (
    <div className={workCards}>
      <WorkCard
        title={text.organizations}
        state={text.organizationsWait(say(organizationsToVerify))}
        queues={[organizationsToVerify]}
        to={workspacePaths.adminVerification()}
        action={text.openOrganizations}
      />
      <WorkCard
        title={text.listings}
        state={text.listingsWait(say(unpublishedScholarships), say(listingSuggestions))}
        queues={[unpublishedScholarships, listingSuggestions]}
        to={workspacePaths.adminVerification({ view: 'listings' })}
        action={text.openListings}
      />
      <WorkCard
        title={text.reports}
        state={text.reportsWait(say(listingCases))}
        queues={[listingCases]}
        to={workspacePaths.adminReports()}
        action={text.openReports}
      />
      <WorkCard
        title={text.stories}
        state={text.storiesWait(say(contentQueue))}
        queues={[contentQueue]}
        to={workspacePaths.adminStories()}
        action={text.openStories}
      />
      <WorkCard
        title={text.sources}
        state={stateOf(sources)}
        queues={[troubled(sources)]}
        to={workspacePaths.adminSync()}
        action={text.openSources}
      />
      <WorkCard
        title={text.roles}
        state={text.rolesText}
        to={workspacePaths.adminUsers()}
        action={text.openRoles}
      />
    </div>
  )
}

type Sources = AdminHomeQuery['sources']

function stateOf(sources: Sources): string {
  if (!sources.some(({ isEnabled }) => isEnabled)) return text.sourcesOff
  return text.sourcesWait(say(troubled(sources)))
}

/** How many are out of date or wait to be approved; none of what is turned off. */
function troubled(sources: Sources) {
  const found = sources.some(({ isEnabled }) => isEnabled)
    ? sources.filter(({ isStale, activeRun }) => isStale || activeRun?.state === 'HELD')
    : []
  return { totalCount: found.length }
}
