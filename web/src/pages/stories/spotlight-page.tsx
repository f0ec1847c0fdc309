import { useQuery } from '@apollo/client/react'
import { useEffect } from 'react'
import { useParams } from 'react-router'
import { recordView } from '#features/stories/record-view.ts'
import { SpotlightStory } from '#features/stories/spotlight-story.tsx'
import { storiesMessages as text } from '#features/stories/stories-messages.ts'
import { LinkButton, TextLink } from '#page/links.tsx'
import { Page } from '#page/page.tsx'
import { ListSkeleton } from '#page/paginated-list.tsx'
import { QueryState } from '#page/query-state.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { paths } from '#paths'
import { spotlightQuery } from './story-queries.ts'

/** /spotlights/:slug */
export function SpotlightPage() {
  const { slug = '' } = useParams()
  const result = useQuery(spotlightQuery, {
    variables: { slug },
    fetchPolicy: 'cache-and-network',
  })
  const spotlight = result.data?.spotlight
  const id = spotlight?.id
  useEffect(() => {
    if (id) recordView(id)
  }, [id])
  if (spotlight)
    return (
      <Page title={spotlight.title} lead={spotlight.subtitle} width="prose">
        <SpotlightStory spotlight={spotlight} />
        <TextLink to={paths.spotlights()}>{text.back}</TextLink>
      </Page>
    )
  if (spotlight === null)
    return (
      <Page title={text.notFoundTitle}>
        <EmptyState
          illustration="buoy"
          title={text.notFound}
          action={<LinkButton to={paths.spotlights()}>{text.back}</LinkButton>}
        />
      </Page>
    )
  return (
    <Page title={text.title} width="prose">
      <QueryState result={result} failed={text.failed} label={text.loading}>
        <ListSkeleton />
      </QueryState>
    </Page>
  )
}
