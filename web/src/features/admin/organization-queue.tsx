import { useQuery } from '@apollo/client/react'
import { graphql } from '#gql'
import type { VerificationStatus } from '#gql/graphql'
import { showError } from '#lib/show-error.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { ShowMore } from '#ui/show-more.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { adminMessages as text } from './admin-messages.ts'
import { OrganizationToVerify } from './organization-to-verify.tsx'

const document = graphql(`
  query OrganizationQueue($status: VerificationStatus!, $after: String) {
    organizationsToVerify(status: $status, first: 20, after: $after) {
      edges {
        cursor
        node {
          id
          ...OrganizationToVerify_Organization
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

const statuses = Object.entries(text.statuses).map(([value, label]) => ({
  value: value as VerificationStatus,
  label,
}))

/** The state that an address names; waiting ones unless it names another. */
export function statusOf(value: string | null): VerificationStatus {
  return (
    statuses.find((status) => status.value === value?.toUpperCase())?.value ?? 'PENDING'
  )
}

type OrganizationQueueProps = {
  status: VerificationStatus
  onStatus: (status: VerificationStatus) => void
}

export function OrganizationQueue({ status, onStatus }: OrganizationQueueProps) {
  const { data, error, loading, refetch, fetchMore } = useQuery(document, {
    variables: { status },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  })
  const list = data?.organizationsToVerify
  return (
    <div className="flex flex-col gap-6">
      <SelectField
        label={text.status}
        name="status"
        isOptional="unsaid"
        value={status}
        options={statuses}
        onChange={(next) => next && onStatus(next)}
        className="sm:max-w-64"
      />
      {!list && error && (
        <ErrorState
          title={text.loadFailed}
          onRetry={() => void refetch()}
          isRetrying={loading}
        >
          {showError(error)}
        </ErrorState>
      )}
      {!list && !error && (
        <Loading label={text.loading}>
          <Skeleton className="h-56" />
        </Loading>
      )}
      {list?.totalCount === 0 && (
        <EmptyState title={text.none[status]}>{text.noneText}</EmptyState>
      )}
      {list && list.totalCount > 0 && (
        <>
          <ul className="flex flex-col gap-4">
            {list.edges.map(({ node }) => (
              <li key={node.id}>
                <OrganizationToVerify organization={node} />
              </li>
            ))}
          </ul>
          <ShowMore
            shownCount={list.edges.length}
            totalCount={list.totalCount}
            noun={text.organizationsNoun}
            hasMore={list.pageInfo.hasNextPage}
            isLoading={loading}
            onPress={() =>
              void fetchMore({ variables: { after: list.pageInfo.endCursor } })
            }
          />
        </>
      )}
    </div>
  )
}
