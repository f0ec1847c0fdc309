import { useQuery } from '@apollo/client/react'
import { dashboardMessages as text } from '#features/donor-dashboard/dashboard-messages.ts'
import { SuccessStoryCard } from '#features/stories/success-story-card.tsx'
import { graphql } from '#gql'
import type { DonorMetricsFilter } from '#gql/graphql'
import { QueryState } from '#page/query-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

const query = graphql(`
  query ImpactStories($organizationId: ID!, $filter: DonorMetricsFilter) {
    donorMetrics(organizationId: $organizationId, filter: $filter) {
      organizationId
      stories {
        id
        ...SuccessStoryCard_Story
      }
    }
  }
`)

type Props = { organizationId: string; filter: DonorMetricsFilter }

/** The stories that recipients of an organization's awards agreed to share. */
export function ImpactStories(variables: Props) {
  // A consent may have been withdrawn since.
  const result = useQuery(query, { variables, fetchPolicy: 'cache-and-network' })
  const { data } = result
  if (!data)
    return (
      <QueryState result={result} failed={text.storiesFailed} label={text.storiesLoading}>
        <Skeleton className="h-24" />
      </QueryState>
    )
  const stories = data.donorMetrics?.stories ?? []
  if (stories.length === 0)
    return <p className="max-w-prose text-muted">{text.noStories}</p>
  return (
    <>
      <p className="max-w-prose text-muted">{text.storiesText}</p>
      <ul className="grid gap-4 lg:grid-cols-2">
        {stories.map((story) => (
          <li key={story.id}>
            <SuccessStoryCard story={story} level={4} />
          </li>
        ))}
      </ul>
    </>
  )
}
