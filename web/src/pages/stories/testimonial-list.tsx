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
    featured: testimonials(category: $category, isFeatured: true, first: 6) {
      edges {
        cursor
        node {
          id
          ...TestimonialCard_Testimonial
        }
      }
    }
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

/** The six newest featured testimonials first, then all others. */
export function TestimonialList({ category }: { category: ContentCategory | undefined }) {
  const result = useQuery(query, { ...freshList, variables: { category } })
  const list = withFirst(result.data?.testimonials, result.data?.featured.edges)
  return (
    <PaginatedList
      className="grid gap-4 sm:grid-cols-2"
      result={result}
      list={list}
      noun={text.noun}
      failed={text.failed}
      loading={text.loading}
      empty={<NoStories />}
    >
      {(node) => <TestimonialCard testimonial={node} />}
    </PaginatedList>
  )
}

type Edge = { node: { id: string } }

/** Puts `first` before the rest, each item once. */
function withFirst<List extends { edges: readonly Edge[] }>(
  list: List | undefined,
  first: List['edges'] = [],
): List | undefined {
  if (!list) return undefined
  const ids = new Set(first.map(({ node }) => node.id))
  const others = list.edges.filter(({ node }) => !ids.has(node.id))
  return { ...list, edges: [...first, ...others] }
}
