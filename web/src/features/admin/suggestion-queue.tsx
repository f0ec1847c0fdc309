import { useQuery } from '@apollo/client/react'
import { graphql } from '#gql'
import { freshList } from '#page/next-page.ts'
import { PaginatedList } from '#page/paginated-list.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { reviewMessages as text } from './review-messages.ts'
import { WaitingSuggestion } from './waiting-suggestion.tsx'

const query = graphql(`
  query SuggestionQueue($after: String) {
    listingSuggestions(first: 20, after: $after) {
      edges {
        cursor
        node {
          id
          ...WaitingSuggestion_ListingSuggestion
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

/** Pages of awards that people sent in, the oldest first. */
export function SuggestionQueue() {
  const result = useQuery(query, freshList)
  const list = result.data?.listingSuggestions
  return (
    <section className="flex flex-col gap-4">
      <h2 className="text-xl">{text.suggestions}</h2>
      {list && list.totalCount > 0 && <p className="text-muted">{text.suggestionsLead}</p>}
      <PaginatedList
        result={result}
        list={list}
        noun={text.suggestionsNoun}
        failed={text.suggestionsFailed}
        loading={text.suggestionsLoading}
        empty={<EmptyState title={text.noSuggestions}>{text.suggestionsLead}</EmptyState>}
      >
        {(node) => <WaitingSuggestion suggestion={node} />}
      </PaginatedList>
    </section>
  )
}
