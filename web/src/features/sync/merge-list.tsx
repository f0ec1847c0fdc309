import { useQuery } from '@apollo/client/react'
import { graphql } from '#gql'
import type { ListingMergeState } from '#gql/graphql'
import { PaginatedList } from '#page/paginated-list.tsx'
import { freshList } from '#page/next-page.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { optionsOf } from '#ui/options-of.ts'
import { SelectField } from '#ui/select-field.tsx'
import { MergeCard } from './merge-card.tsx'
import { syncMessages as text } from './sync-messages.ts'

const query = graphql(`
  query MergeList($state: ListingMergeState!, $after: String) {
    listingMerges(state: $state, first: 20, after: $after) {
      edges {
        cursor
        node {
          id
          ...MergeCard_ListingMerge
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

const states = optionsOf(text.mergeStates)

/** The state that an address names; otherwise proposed pairs. */
export function mergeStateOf(value: string | null): ListingMergeState {
  return states.find((state) => state.value === value?.toUpperCase())?.value ?? 'PROPOSED'
}

type MergeListProps = {
  state: ListingMergeState
  onState: (state: ListingMergeState) => void
}

/** Pairs of listings that look like one award. */
export function MergeList({ state, onState }: MergeListProps) {
  const result = useQuery(query, {
    variables: { state },
    ...freshList,
  })
  const list = result.data?.listingMerges
  return (
    <div className="flex flex-col gap-6">
      <SelectField
        label={text.mergeState}
        name="state"
        isOptional="unsaid"
        value={state}
        options={states}
        onChange={(next) => next && onState(next)}
        className="sm:max-w-64"
      />
      <PaginatedList
        result={result}
        list={list}
        noun={text.mergesNoun}
        failed={text.mergesFailed}
        loading={text.mergesLoading}
        empty={<EmptyState title={text.noMerges[state]}>{text.noMergesText}</EmptyState>}
      >
        {(node) => <MergeCard merge={node} />}
      </PaginatedList>
    </div>
  )
}
