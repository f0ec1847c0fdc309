import { useQuery } from '@apollo/client/react'
import { storiesMessages as text } from '#features/stories/stories-messages.ts'
import { SuccessStoryCard } from '#features/stories/success-story-card.tsx'
import { graphql } from '#gql'
import { freshList } from '#page/next-page.ts'
import { PaginatedList } from '#page/paginated-list.tsx'
import { NoStories } from './no-stories.tsx'

const query = graphql(`
  query StoryList($after: String) {
    successStories(first: 12, after: $after) {
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        cursor
        node {
          id
          ...SuccessStoryCard_Story
        }
      }
    }
  }
`)

export function StoryList() {
  const result = useQuery(query, freshList)
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
