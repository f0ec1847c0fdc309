import { useQuery } from '@apollo/client/react'
import { graphql } from '#gql'
import { formatNumber } from '#lib/format/format.ts'
import { LinkButton } from '#page/links.tsx'
import { QueryState } from '#page/query-state.tsx'
import { paths } from '#paths'
import { Skeleton } from '#ui/skeleton.tsx'
import { HomeCard } from './home-card.tsx'
import { homeMessages as text } from './home-messages.ts'

const query = graphql(`
  query AdminHome {
    organizationsToVerify(status: PENDING, first: 1) {
      totalCount
    }
    unpublishedScholarships(first: 1) {
      totalCount
    }
    listingCases(first: 1) {
      totalCount
    }
    sources {
      id
      isStale
      activeRun {
        id
        state
      }
    }
  }
`)

const cards = 'grid grid-cols-1 gap-6 sm:grid-cols-2 lg:grid-cols-3'

/** What waits for an administrator, with the way to each. */
export function AdminHome() {
  // Two figures of now; kept, they would stand where the lists themselves belong.
  const result = useQuery(query, {
    fetchPolicy: 'no-cache',
    notifyOnNetworkStatusChange: true,
  })
  if (!result.data)
    return (
      <QueryState result={result} failed={text.adminFailed} label={text.loading}>
        <div className={cards}>
          {[0, 1, 2, 3, 4].map((index) => (
            <Skeleton key={index} className="h-36" />
          ))}
        </div>
      </QueryState>
    )
  const { organizationsToVerify, unpublishedScholarships, listingCases, sources } =
    result.data
  const troubled = sources.filter(
    ({ isStale, activeRun }) => isStale || activeRun?.state === 'HELD',
  )
  return (
    <div className={cards}>
      <HomeCard title={text.organizations}>
        <p className="grow">{text.organizationsWait(say(organizationsToVerify))}</p>
        <LinkButton className="self-start" to={paths.adminVerification()}>
          {text.openOrganizations}
        </LinkButton>
      </HomeCard>
      <HomeCard title={text.listings}>
        <p className="grow">{text.listingsWait(say(unpublishedScholarships))}</p>
        <LinkButton
          className="self-start"
          to={paths.adminVerification({ view: 'listings' })}
        >
          {text.openListings}
        </LinkButton>
      </HomeCard>
      <HomeCard title={text.reports}>
        <p className="grow">{text.reportsWait(say(listingCases))}</p>
        <LinkButton className="self-start" to={paths.adminReports()}>
          {text.openReports}
        </LinkButton>
      </HomeCard>
      <HomeCard title={text.sources}>
        <p className="grow">{text.sourcesWait(say({ totalCount: troubled.length }))}</p>
        <LinkButton className="self-start" to={paths.adminSync()}>
          {text.openSources}
        </LinkButton>
      </HomeCard>
      <HomeCard title={text.roles}>
        <p className="grow">{text.rolesText}</p>
        <LinkButton className="self-start" to={paths.adminVerification({ view: 'roles' })}>
          {text.openRoles}
        </LinkButton>
      </HomeCard>
    </div>
  )
}

/** The figure as it is read, or null when nothing waits. */
function say({ totalCount }: { totalCount: number }): string | null {
  return totalCount === 0 ? null : formatNumber(totalCount)
}
