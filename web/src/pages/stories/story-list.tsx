import { useQuery } from '@apollo/client/react'
import { storiesMessages as text } from '#features/stories/stories-messages.ts'
import { SuccessStoryCard } from '#features/stories/success-story-card.tsx'
import { freshList } from '#page/next-page.ts'
import { PaginatedList } from '#page/paginated-list.tsx'
import { NoStories } from './no-stories.tsx'
import { storyListQuery } from './story-queries.ts'

export function StoryList() {
  const result = useQuery(storyListQuery, freshList)
  return (
    <PaginatedList
      className="grid gap-4 sm:grid-cols-2"
      result={result}
      list={result.data?.successStories}
      noun={text.noun}
      failed={text.failed}
      loading={text.loading}
      empty={<NoStories />}
    >
      {(node) => <SuccessStoryCard story={node} />}
    </PaginatedList>
  )
}
