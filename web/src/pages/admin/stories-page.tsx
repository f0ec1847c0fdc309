import { useApolloClient, useQuery } from '@apollo/client/react'
import { AdminTabs } from '#features/admin/admin-tabs.tsx'
import { PublishedStories } from '#features/stories/published-stories.tsx'
import { storyQueueMessages as text } from '#features/stories/own-stories-messages.ts'
import { StoryDecision } from '#features/stories/story-decision.tsx'
import { graphql } from '#gql'
import { LinkButton } from '#page/links.tsx'
import { freshList } from '#page/next-page.ts'
import { Page } from '#page/page.tsx'
import { PaginatedList } from '#page/paginated-list.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { workspacePaths } from '#workspace-paths'
import { AdminOnly } from './admin-only.tsx'

const query = graphql(`
  query StoriesPage_Queue($after: String) {
    contentQueue(first: 20, after: $after) {
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        cursor
        node {
          id
          ...StoryDecision_Piece
        }
      }
    }
  }
`)

/** /admin/stories: what is waiting for a decision, and what is published. */
export function StoriesPage() {
  return (
    <AdminOnly>
      <Page
        title={text.title}
        lead={text.lead}
        actions={
          <LinkButton to={workspacePaths.storyWorkspace({ organization: 'site' })}>
            {text.workspace}
          </LinkButton>
        }
      >
        <AdminTabs view="stories" />
        <div className="in-order flex flex-col gap-8">
          <Queue />
          <PublishedStories />
        </div>
      </Page>
    </AdminOnly>
  )
}

function Queue() {
  const client = useApolloClient()
  const result = useQuery(query, freshList)
  async function refresh() {
    // A decided story is published now, or no longer.
    await client
      .refetchQueries({ include: [query, 'PublishedStories'] })
      .catch(() => undefined)
  }
  return (
    <PaginatedList
      result={result}
      list={result.data?.contentQueue}
      noun={text.waitingNoun}
      failed={text.loadFailed}
      loading={text.loading}
      empty={
        <EmptyState illustration="letter" title={text.emptyTitle}>
          {text.empty}
        </EmptyState>
      }
    >
      {(node) => <StoryDecision piece={node} onDecided={refresh} />}
    </PaginatedList>
  )
}
