import { useMutation, useQuery } from '@apollo/client/react'
import { graphql, readFragment, type FragmentType } from '#gql'
import { formatDayOf } from '#lib/format/format.ts'
import { runMutation } from '#lib/forms/run-mutation.ts'
import { TextLink } from '#page/links.tsx'
import { freshList } from '#page/next-page.ts'
import { PaginatedList } from '#page/paginated-list.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { paths } from '#paths'
import { storyQueueMessages as text } from './own-stories-messages.ts'
import { kinds } from './stories-messages.ts'
import { TakeOffButton } from './take-off-dialog.tsx'

const query = graphql(`
  query PublishedStories($after: String) {
    publishedContent(first: 20, after: $after) {
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        cursor
        node {
          id
          ...PublishedStories_Piece
        }
      }
    }
  }
`)

const fragment = graphql(`
  fragment PublishedStories_Piece on PublishedPiece {
    id
    kind
    title
    slug
    isFeatured
    publishedAt
    organization {
      id
      name
    }
  }
`)

const mutation = graphql(`
  mutation PublishedStories_Feature($input: FeatureContentInput!) {
    featureContent(input: $input) {
      __typename
      ... on Problem {
        code
        message
      }
    }
  }
`)

/** Published texts, which can be featured or taken off the site. */
export function PublishedStories() {
  const result = useQuery(query, freshList)
  const refresh = () => void result.refetch().catch(() => undefined)
  return (
    <section aria-labelledby="published" className="flex flex-col gap-4">
      <h2 id="published" className="text-xl">
        {text.public}
      </h2>
      <PaginatedList
        className="flex flex-col divide-y divide-line"
        result={result}
        list={result.data?.publishedContent}
        noun={text.noun}
        failed={text.publishedFailed}
        loading={text.publishedLoading}
        skeleton={<Skeleton className="h-44" />}
        empty={<p className="text-muted">{text.nothingPublished}</p>}
      >
        {(node) => <PublishedStory piece={node} onChanged={refresh} />}
      </PaginatedList>
    </section>
  )
}

type Props = { piece: FragmentType<typeof fragment>; onChanged: () => void }

function PublishedStory({ onChanged, ...props }: Props) {
  const piece = readFragment(fragment, props.piece)
  const { id, kind, title, slug, publishedAt, organization } = piece
  const facts = [organization?.name ?? text.forSite, formatDayOf(publishedAt)].join(' · ')
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 py-3">
      <div className="min-w-0">
        {slug ? (
          <TextLink
            to={paths.spotlight(slug)}
            className="inline-flex min-h-11 items-center break-words"
          >
            {title}
          </TextLink>
        ) : (
          <p className="py-2 break-words">{title}</p>
        )}
        <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
          <Badge tone="sea">{kinds[kind]}</Badge>
          {facts}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        {kind !== 'STORY' && <FeatureButton {...piece} onChanged={onChanged} />}
        <TakeOffButton id={id} title={title} onTaken={onChanged} />
      </div>
    </div>
  )
}

type FeatureProps = {
  id: string
  title: string
  isFeatured: boolean
  onChanged: () => void
}

function FeatureButton({ id, title, isFeatured, onChanged }: FeatureProps) {
  const [feature, { loading }] = useMutation(mutation)
  async function press() {
    const input = { id, isFeatured: !isFeatured }
    await runMutation(
      text.featureFailed,
      async () => (await feature({ variables: { input } })).data?.featureContent,
    )
    onChanged()
  }
  return (
    <Button isBusy={loading} onClick={() => void press()}>
      {isFeatured ? text.unfeature : text.feature}
      <span className="sr-only">{title}</span>
    </Button>
  )
}
