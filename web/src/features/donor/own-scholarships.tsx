import { NetworkStatus } from '@apollo/client'
import { useQuery } from '@apollo/client/react'
import { graphql } from '#gql'
import { LinkButton } from '#lib/links.tsx'
import { NotThereYet } from '#lib/not-there-yet.tsx'
import { readMore } from '#lib/read-more.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { PagedList } from '#ui/paged-list.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { paths } from '#paths'
import { donorMessages as text } from './donor-messages.ts'
import { OwnScholarship } from './own-scholarship.tsx'

const document = graphql(`
  query OwnScholarships($organizationId: ID!, $after: String) {
    organizationScholarships(organizationId: $organizationId, first: 20, after: $after) {
      edges {
        cursor
        node {
          id
          ...OwnScholarship_Scholarship
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
      totalCount
    }
  }
`)

type OwnScholarshipsProps = {
  organizationId: string
  mayEdit: boolean
  /** Why nothing can be published now; null when it can. */
  publishObstacle: string | null
}

/** Everything that the organization made: drafts, published, closed and archived. */
export function OwnScholarships(props: OwnScholarshipsProps) {
  const { organizationId, mayEdit, publishObstacle } = props
  const result = useQuery(document, {
    variables: { organizationId },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  })
  const list = result.data?.organizationScholarships
  const create = mayEdit && (
    <div className="flex flex-wrap gap-3">
      <LinkButton
        kind="primary"
        to={paths.newScholarship({ organization: organizationId })}
      >
        {text.create}
      </LinkButton>
      <LinkButton to={paths.importScholarships({ organization: organizationId })}>
        {text.importCsv}
      </LinkButton>
    </div>
  )
  return (
    <section aria-label={text.scholarships} className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl">{text.scholarships}</h2>
        {list && list.totalCount > 0 && create}
      </div>
      {!mayEdit && <p className="text-muted">{text.readOnly}</p>}
      {!list && (
        <NotThereYet result={result} failed={text.scholarshipsFailed} label={text.loading}>
          <Skeleton className="h-40" />
        </NotThereYet>
      )}
      {list?.totalCount === 0 && (
        <EmptyState title={text.noScholarships} action={create}>
          {text.noScholarshipsText}
        </EmptyState>
      )}
      {list && list.totalCount > 0 && (
        <PagedList
          connection={list}
          noun={text.noun}
          isLoadingMore={result.networkStatus === NetworkStatus.fetchMore}
          onShowMore={(after) =>
            void readMore(
              result.fetchMore({ variables: { after } }),
              text.scholarshipsFailed,
            )
          }
        >
          {(node) => (
            <OwnScholarship
              scholarship={node}
              mayEdit={mayEdit}
              publishObstacle={publishObstacle}
            />
          )}
        </PagedList>
      )}
    </section>
  )
}
