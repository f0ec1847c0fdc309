import { useQuery } from '@apollo/client/react'
import { graphql } from '#gql'
import type { LinkStatus, ScholarshipStatus } from '#gql/graphql'
import { PaginatedList } from '#page/paginated-list.tsx'
import { freshList } from '#page/next-page.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { SearchBox } from '#ui/search-box.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { ManagedListing } from './managed-listing.tsx'
import { moderationMessages as text } from './moderation-messages.ts'

const query = graphql(`
  query ManagedListings($filter: ManagedListingFilter, $after: String) {
    managedListings(filter: $filter, first: 20, after: $after) {
      edges {
        cursor
        node {
          id
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

export type ListingQuery = {
  query: string
  status: ScholarshipStatus | ''
  linkStatus: LinkStatus | ''
}

const statuses = optionsOf<ScholarshipStatus>(text.listingStatuses)
const links = optionsOf<LinkStatus>(text.links)

function optionsOf<Value extends string>(labels: Record<Value, string>) {
  return Object.entries(labels).map(([value, label]) => ({
    value: value as Value,
    label: String(label),
  }))
}

/** What an address names, without what it names wrongly. */
export function listingQueryOf(params: URLSearchParams): ListingQuery {
  const status = params.get('status')?.toUpperCase()
  const link = params.get('link')?.toUpperCase()
  return {
    query: params.get('query') ?? '',
    status: statuses.find(({ value }) => value === status)?.value ?? '',
    linkStatus: links.find(({ value }) => value === link)?.value ?? '',
  }
}

type ManagedListingsProps = {
  asked: ListingQuery
  onChange: (asked: ListingQuery) => void
}

/** Any listing of the catalogue, found by words and states. */
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
  return (
    <div className="flex flex-col gap-6">
      <Filters asked={asked} onChange={onChange} />
      <PaginatedList
        result={result}
        list={list}
        noun={text.listingsNoun}
        failed={text.listingsFailed}
        loading={text.listingsLoading}
        empty={<EmptyState title={text.noListings}>{text.noListingsText}</EmptyState>}
      >
        {(node) => <ManagedListing scholarship={node} />}
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
          options={statuses}
          onChange={(status) => onChange({ ...asked, status })}
        />
        <SelectField
          label={text.link}
          name="link"
          isOptional="unsaid"
          placeholder={text.anyLink}
          value={asked.linkStatus}
          options={links}
          onChange={(linkStatus) => onChange({ ...asked, linkStatus })}
        />
      </div>
    </>
  )
}
