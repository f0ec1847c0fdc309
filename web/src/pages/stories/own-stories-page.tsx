import { useQuery } from '@apollo/client/react'
import { OwnStory } from '#features/stories/own-story.tsx'
import { ownStoriesMessages as text } from '#features/stories/own-stories-messages.ts'
import { graphql } from '#gql'
import { freshList } from '#page/next-page.ts'
import { Page } from '#page/page.tsx'
import { ListSkeleton } from '#page/paginated-list.tsx'
import { QueryState } from '#page/query-state.tsx'
import { EmptyState } from '#ui/empty-state.tsx'

const query = graphql(`
  query OwnStoriesPage {
    storiesAboutMe {
      id
      ...OwnStory_Story
    }
  }
`)

/** /own-stories: the stories that others would like to tell about the viewer. */
export function OwnStoriesPage() {
  const result = useQuery(query, freshList)
  const stories = result.data?.storiesAboutMe
  return (
    <Page title={text.title} lead={text.lead} width="prose">
      {!stories && (
        <QueryState result={result} failed={text.loadFailed} label={text.loading}>
          <ListSkeleton />
        </QueryState>
      )}
      {stories?.length === 0 && (
        <EmptyState illustration="letter" title={text.emptyTitle}>
          {text.empty}
        </EmptyState>
      )}
      {stories?.map((story) => (
        <OwnStory
          key={story.id}
          story={story}
          onStale={() => void result.refetch().catch(() => undefined)}
        />
      ))}
    </Page>
  )
}
