import { useQuery } from '@apollo/client/react'
import { graphql } from '#gql'
import { LinkButton } from '#lib/links.tsx'
import { showError } from '#lib/show-error.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { ShowMore } from '#ui/show-more.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
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
  const { data, error, loading, refetch, fetchMore } = useQuery(document, {
    variables: { organizationId },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  })
  const list = data?.organizationScholarships
  const create = mayEdit && (
    <LinkButton kind="primary" to={paths.newScholarship({ organization: organizationId })}>
      {text.create}
    </LinkButton>
  )
  return (
    <section aria-label={text.scholarships} className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl">{text.scholarships}</h2>
        {list && list.totalCount > 0 && create}
      </div>
      {!mayEdit && <p className="text-muted">{text.readOnly}</p>}
      {!list && error && (
        <ErrorState
          title={text.scholarshipsFailed}
          onRetry={() => void refetch()}
          isRetrying={loading}
        >
          {showError(error)}
        </ErrorState>
      )}
      {!list && !error && (
        <Loading label={text.loading}>
          <Skeleton className="h-40" />
        </Loading>
      )}
      {list?.totalCount === 0 && (
        <EmptyState title={text.noScholarships} action={create}>
          {text.noScholarshipsText}
        </EmptyState>
      )}
      {list && list.totalCount > 0 && (
        <>
          <ul className="flex flex-col gap-4">
            {list.edges.map(({ node }) => (
              <OwnScholarship
                key={node.id}
                scholarship={node}
                mayEdit={mayEdit}
                publishObstacle={publishObstacle}
              />
            ))}
          </ul>
          <ShowMore
            shownCount={list.edges.length}
            totalCount={list.totalCount}
            noun={text.noun}
            hasMore={list.pageInfo.hasNextPage}
            isLoading={loading}
            onPress={() =>
              void fetchMore({ variables: { after: list.pageInfo.endCursor } })
            }
          />
        </>
      )}
    </section>
  )
}
