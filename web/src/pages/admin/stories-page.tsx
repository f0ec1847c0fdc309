import { useQuery } from '@apollo/client/react'
import { AdminTabs } from '#features/admin/admin-tabs.tsx'
import { FeaturedStories } from '#features/stories/featured-stories.tsx'
import { storyQueueMessages as text } from '#features/stories/own-stories-messages.ts'
import { StoryDecision } from '#features/stories/story-decision.tsx'
import { graphql } from '#gql'
import { LinkButton } from '#page/links.tsx'
import { freshList } from '#page/next-page.ts'
import { Page } from '#page/page.tsx'
import { ListSkeleton } from '#page/paginated-list.tsx'
import { QueryState } from '#page/query-state.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { workspacePaths } from '#workspace-paths'
import { AdminOnly } from './admin-only.tsx'

const query = graphql(`
  query StoriesPage_Queue {
    contentQueue {
      id
      ...StoryDecision_Piece
    }
  }
`)

/** /admin/stories: what waits for a decision, and what is put forward. */
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
        <Queue />
        <FeaturedStories />
      </Page>
    </AdminOnly>
  )
}

function Queue() {
  const result = useQuery(query, freshList)
  const queue = result.data?.contentQueue
  if (!queue)
    return (
      <QueryState result={result} failed={text.loadFailed} label={text.loading}>
        <ListSkeleton />
      </QueryState>
    )
  if (queue.length === 0)
    return (
      <EmptyState illustration="letter" title={text.emptyTitle}>
        {text.empty}
      </EmptyState>
    )
  return queue.map((piece) => (
    <StoryDecision
      key={piece.id}
      piece={piece}
      onDecided={() => void result.refetch().catch(() => undefined)}
    />
  ))
}
