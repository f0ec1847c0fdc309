import { NetworkStatus } from '@apollo/client'
import { useQuery } from '@apollo/client/react'
import { graphql } from '#gql'
import type { ListingCaseStatus } from '#gql/graphql'
import { NotThereYet } from '#lib/not-there-yet.tsx'
import { readMore } from '#lib/read-more.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { PagedList } from '#ui/paged-list.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { moderationMessages as text } from './moderation-messages.ts'
import { OneCase } from './one-case.tsx'

const document = graphql(`
  query CaseQueue($status: ListingCaseStatus!, $after: String) {
    listingCases(status: $status, first: 20, after: $after) {
      edges {
        cursor
        node {
          id
          ...OneCase_ListingCase
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
  value: value as ListingCaseStatus,
  label,
}))

type CaseQueueProps = {
  status: ListingCaseStatus
  onStatus: (status: ListingCaseStatus) => void
}

/** Listings that a person must decide about, or the decisions. */
export function CaseQueue({ status, onStatus }: CaseQueueProps) {
  const result = useQuery(document, {
    variables: { status },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  })
  const list = result.data?.listingCases
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
          noun={text.casesNoun}
          isLoadingMore={result.networkStatus === NetworkStatus.fetchMore}
          onShowMore={(after) =>
            void readMore(result.fetchMore({ variables: { after } }), text.loadFailed)
          }
        >
          {(node) => <OneCase listingCase={node} />}
        </PagedList>
      )}
    </div>
  )
}
