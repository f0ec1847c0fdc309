import { useQuery } from '@apollo/client/react'
import { graphql } from '#gql'
import { useViewer } from '#lib/session/session.ts'
import { PaginatedList } from '#page/paginated-list.tsx'
import { freshList } from '#page/next-page.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { SearchBox } from '#ui/search-box.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { linkOptions, statusOptions, type ListingQuery } from './listing-query.ts'
import { ManagedListing } from './managed-listing.tsx'
import { useBulkReview } from './use-bulk-review.tsx'
import { moderationMessages as text } from './moderation-messages.ts'

const query = graphql(`
  query ManagedListings($filter: ManagedListingFilter, $after: String) {
    managedListings(filter: $filter, first: 20, after: $after) {
      edges {
        cursor
        node {
          id
          version
          status
          ownerId
          ...ManagedListing_Scholarship
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

type ManagedListingsProps = {
  asked: ListingQuery
  onChange: (asked: ListingQuery) => void
}

/** Any listing of the catalog, found by words and states. */
export function ManagedListings({ asked, onChange }: ManagedListingsProps) {
  const filter = {
    query: asked.query || null,
    status: asked.status || null,
    linkStatus: asked.linkStatus || null,
  }
  const result = useQuery(query, {
    variables: { filter },
    ...freshList,
  })
  const list = result.data?.managedListings
  const shown = list?.edges.map(({ node }) => node) ?? []
  const isAdmin = useViewer()?.roles?.includes('ADMIN') ?? false
  const bulk = useBulkReview(isAdmin ? shown : [])
  return (
    <div className="flex flex-col gap-6">
      <Filters asked={asked} onChange={onChange} />
      {bulk.bar}
      <PaginatedList
        result={result}
        list={list}
        noun={text.listingsNoun}
        failed={text.listingsFailed}
        loading={text.listingsLoading}
        empty={<EmptyState title={text.noListings}>{text.noListingsText}</EmptyState>}
      >
        {(node) => <ManagedListing scholarship={node} bulk={bulk} />}
      </PaginatedList>
    </div>
  )
}

function Filters({ asked, onChange }: ManagedListingsProps) {
  return (
    <>
      <SearchBox
        label={text.query}
        placeholder={text.queryPlaceholder}
        submitLabel={text.search}
        query={asked.query}
        onSearch={(query) => onChange({ ...asked, query })}
      />
      <div className="grid grid-cols-1 gap-4 sm:max-w-144 sm:grid-cols-2">
        <SelectField
          label={text.listingStatus}
          name="status"
          isOptional="unsaid"
          placeholder={text.anyStatus}
          value={asked.status}
          options={statusOptions}
          onChange={(status) => onChange({ ...asked, status })}
        />
        <SelectField
          label={text.link}
          name="link"
          isOptional="unsaid"
          placeholder={text.anyLink}
          value={asked.linkStatus}
          options={linkOptions}
          onChange={(linkStatus) => onChange({ ...asked, linkStatus })}
        />
      </div>
    </>
  )
}
