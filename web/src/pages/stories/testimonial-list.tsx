import { useQuery } from '@apollo/client/react'
import { TestimonialCard } from '#features/stories/testimonial-card.tsx'
import { storiesMessages as text } from '#features/stories/stories-messages.ts'
import { graphql } from '#gql'
import type { ContentCategory } from '#gql/graphql'
import { freshList } from '#page/next-page.ts'
import { PaginatedList } from '#page/paginated-list.tsx'
import { NoStories } from './no-stories.tsx'

const query = graphql(`
  query TestimonialList($category: ContentCategory, $after: String) {
    testimonials(category: $category, first: 12, after: $after) {
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        cursor
        node {
          id
          ...TestimonialCard_Testimonial
        }
      }
    }
  }
`)

export function TestimonialList({ category }: { category: ContentCategory | undefined }) {
  const result = useQuery(query, { ...freshList, variables: { category } })
  return (
    <PaginatedList
      className="grid gap-4 sm:grid-cols-2"
      result={result}
      list={result.data?.testimonials}
      noun={text.noun}
      failed={text.failed}
      loading={text.loading}
      empty={<NoStories />}
    >
      {(node) => <TestimonialCard testimonial={node} />}
    </PaginatedList>
  )
}
