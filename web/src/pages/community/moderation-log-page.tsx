import { useQuery } from '@apollo/client/react'
import { ActionLine } from '#features/community/action-line.tsx'
import { communityMessages as text } from '#features/community/community-messages.ts'
import { UndoAction } from '#features/community/undo-action.tsx'
import { graphql } from '#gql'
import { freshList } from '#page/next-page.ts'
import { Page } from '#page/page.tsx'
import { PaginatedList } from '#page/paginated-list.tsx'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'

const query = graphql(`
  query ModerationLogPage($after: String) {
    moderationLog(after: $after) {
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        cursor
        node {
          id
          undoneAt
          ...ActionLine_Action
        }
      }
    }
  }
`)

/** /community/moderation-log: what moderators did and why, for everybody. */
export function ModerationLogPage() {
  const result = useQuery(query, freshList)
  return (
    <Page title={text.logTitle} lead={text.logLead} width="prose">
      <PaginatedList
        result={result}
        list={result.data?.moderationLog}
        noun={text.logNoun}
        failed={text.logFailed}
        loading={text.logLoading}
        empty={<EmptyState illustration="lighthouse" title={text.logEmpty} />}
      >
        {(node) => (
          <Card className="flex flex-wrap items-center justify-between gap-3">
            <ActionLine action={node} />
            {!node.undoneAt && <UndoAction actionId={node.id} />}
          </Card>
        )}
      </PaginatedList>
    </Page>
  )
}
