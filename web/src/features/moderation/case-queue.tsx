import { useQuery } from '@apollo/client/react'
import { graphql } from '#gql'
import type { ListingCaseStatus } from '#gql/graphql'
import { PaginatedList } from '#page/paginated-list.tsx'
import { freshList } from '#page/next-page.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { optionsOf } from '#ui/options-of.ts'
import { SelectField } from '#ui/select-field.tsx'
import { moderationMessages as text } from './moderation-messages.ts'
import { OneCase } from './one-case.tsx'

const query = graphql(`
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

const statuses = optionsOf(text.statuses)

type CaseQueueProps = {
  status: ListingCaseStatus
  onStatus: (status: ListingCaseStatus) => void
}

/** Listings that a person must decide about, or the decisions. */
export function CaseQueue({ status, onStatus }: CaseQueueProps) {
  const result = useQuery(query, {
    variables: { status },
    ...freshList,
  })
  const list = result.data?.listingCases
  return (
    <section aria-labelledby="reported-listings" className="flex flex-col gap-4">
      <h2 id="reported-listings" className="text-xl">
        {text.cases}
      </h2>
      <SelectField
        label={text.status}
        name="status"
        isOptional="unsaid"
        value={status}
        options={statuses}
        onChange={(next) => next && onStatus(next)}
        className="sm:max-w-64"
      />
      <PaginatedList
        result={result}
        list={list}
        noun={text.casesNoun}
        failed={text.loadFailed}
        loading={text.loading}
        empty={<EmptyState title={text.none[status]}>{text.noneText}</EmptyState>}
      >
        {(node) => <OneCase listingCase={node} />}
      </PaginatedList>
    </section>
  )
}
