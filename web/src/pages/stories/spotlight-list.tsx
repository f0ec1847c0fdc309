import { useQuery } from '@apollo/client/react'
import { SpotlightCard } from '#features/stories/spotlight-card.tsx'
import { storiesMessages as text } from '#features/stories/stories-messages.ts'
import type { ContentCategory } from '#gql/graphql'
import { freshList } from '#page/next-page.ts'
import { PaginatedList } from '#page/paginated-list.tsx'
import { NoStories } from './no-stories.tsx'
import { spotlightListQuery } from './story-queries.ts'

/** The newest featured spotlight first, in large; the others below it. */
export function SpotlightList({ category }: { category: ContentCategory | undefined }) {
  const result = useQuery(spotlightListQuery, { ...freshList, variables: { category } })
  const list = result.data?.spotlights
  const hero = result.data?.featured.edges[0]?.node
  const rest = list && {
    ...list,
    edges: list.edges.filter(({ node }) => node.id !== hero?.id),
  }
  return (
    <div className="flex flex-col gap-6">
      {hero && <SpotlightCard spotlight={hero} isHero />}
      <PaginatedList
        className="grid gap-4 sm:grid-cols-2"
        result={result}
        list={rest}
        noun={text.noun}
        failed={text.failed}
        loading={text.loading}
        empty={!hero && <NoStories />}
      >
        {(node) => <SpotlightCard spotlight={node} />}
      </PaginatedList>
    </div>
  )
}
