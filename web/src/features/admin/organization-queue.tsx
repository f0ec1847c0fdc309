import { NetworkStatus } from '@apollo/client'
import { useQuery } from '@apollo/client/react'
import { graphql } from '#gql'
import type { VerificationStatus } from '#gql/graphql'
import { NotThereYet } from '#lib/not-there-yet.tsx'
import { readMore } from '#lib/read-more.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { PagedList } from '#ui/paged-list.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
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
  const result = useQuery(document, {
    variables: { status },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  })
  const list = result.data?.organizationsToVerify
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
      {!list && (
        <NotThereYet result={result} failed={text.loadFailed} label={text.loading}>
          <Skeleton className="h-56" />
        </NotThereYet>
      )}
      {list?.totalCount === 0 && (
        <EmptyState title={text.none[status]}>{text.noneText}</EmptyState>
      )}
      {list && list.totalCount > 0 && (
        <PagedList
          connection={list}
          noun={text.organizationsNoun}
          isLoadingMore={result.networkStatus === NetworkStatus.fetchMore}
          onShowMore={(after) =>
            void readMore(result.fetchMore({ variables: { after } }), text.loadFailed)
          }
        >
          {(node) => <OrganizationToVerify organization={node} />}
        </PagedList>
      )}
    </div>
  )
}
