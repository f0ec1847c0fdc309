import { useMutation, useQuery } from '@apollo/client/react'
import { graphql } from '#gql'
import { runMutation } from '#lib/forms/run-mutation.ts'
import { freshList } from '#page/next-page.ts'
import { Button } from '#ui/button.tsx'
import { storyQueueMessages as text } from './own-stories-messages.ts'

const query = graphql(`
  query FeaturedStories {
    spotlights(first: 50) {
      edges {
        cursor
        node {
          id
          title
          isFeatured: featuredOnHomepage
        }
      }
    }
    testimonials(first: 50) {
      edges {
        cursor
        node {
          id
          title: sourceName
          isFeatured
        }
      }
    }
  }
`)

const mutation = graphql(`
  mutation FeaturedStories_Set($input: FeatureContentInput!) {
    featureContent(input: $input) {
      __typename
      ... on Problem {
        code
        message
      }
    }
  }
`)

/** The newest that is published, with what is put forward of it. */
export function FeaturedStories() {
  const { data, refetch } = useQuery(query, freshList)
  const [feature, { loading }] = useMutation(mutation)
  const published = [...(data?.spotlights.edges ?? []), ...(data?.testimonials.edges ?? [])]
  if (published.length === 0) return null
  async function press(id: string, isFeatured: boolean) {
    const input = { id, isFeatured }
    await runMutation(
      text.failed,
      async () => (await feature({ variables: { input } })).data?.featureContent,
    )
    await refetch().catch(() => undefined)
  }
  return (
    <section aria-labelledby="published" className="flex flex-col gap-4">
      <h2 id="published" className="text-xl">
        {text.public}
      </h2>
      <ul className="flex flex-col gap-2">
        {published.map(({ node: { id, title, isFeatured } }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3">
            <span className="min-w-0 break-words">{title}</span>
            <Button
              isBusy={loading}
              aria-pressed={isFeatured}
              onClick={() => void press(id, !isFeatured)}
            >
              {isFeatured ? text.unfeature : text.feature}
              <span className="sr-only">{title}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
