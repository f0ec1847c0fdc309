import { useQuery } from '@apollo/client/react'
import { communityMessages as text } from '#features/community/community-messages.ts'
import { OwnDecision } from '#features/community/own-decision.tsx'
import { graphql } from '#gql'
import { freshList } from '#page/next-page.ts'
import { Page } from '#page/page.tsx'
import { PaginatedList } from '#page/paginated-list.tsx'
import { EmptyState } from '#ui/empty-state.tsx'

const query = graphql(`
  query DecisionsPage($after: String) {
    ownDecisions(after: $after) {
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        cursor
        node {
          id
          ...OwnDecision_Decision
        }
      }
    }
  }
`)

/** /community/decisions: what moderators decided about the viewer's posts. */
export function DecisionsPage() {
  const result = useQuery(query, freshList)
  return (
    <Page title={text.decisionsTitle} lead={text.decisionsLead} width="prose">
      <PaginatedList
        result={result}
        list={result.data?.ownDecisions}
        noun={text.decisionsNoun}
        failed={text.decisionsFailed}
        loading={text.decisionsLoading}
        empty={<EmptyState illustration="lighthouse" title={text.decisionsEmpty} />}
      >
        {(node) => <OwnDecision decision={node} onChanged={() => void result.refetch()} />}
      </PaginatedList>
    </Page>
  )
}
