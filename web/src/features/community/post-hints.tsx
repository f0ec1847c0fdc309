import { useQuery } from '@apollo/client/react'
import { TextLink } from '#page/links.tsx'
import { Button } from '#ui/button.tsx'
import { useDebounced } from '#ui/use-debounced.ts'
import { paths } from '#paths'
import { graphql } from '#gql'
import { communityMessages as text } from './community-messages.ts'
import { tagBeingTyped, tagsOf } from './post-values.ts'
import { writingMessages as writing } from './writing-messages.ts'

const similarQuery = graphql(`
  query PostHints_Similar($title: String!) {
    similarPosts(title: $title, first: 3) {
      id
      title
      replyCount
    }
  }
`)

const tagQuery = graphql(`
  query PostHints_Tags($text: String!) {
    tagSuggestions(text: $text)
  }
`)

/** Earlier questions like this one, while somebody writes a title. */
export function SimilarPosts({ title }: { title: string }) {
  const asked = useDebounced(title.trim(), 400)
  const { data } = useQuery(similarQuery, {
    variables: { title: asked },
    skip: asked.length < 10,
  })
  const found = data?.similarPosts ?? []
  if (asked.length < 10 || found.length === 0) return null
  return (
    <div>
      <p className="text-sm text-muted">{writing.similar}</p>
      <ul>
        {found.map((one) => (
          <li key={one.id}>
            <TextLink
              to={paths.communityThread(one.id)}
              target="_blank"
              className="inline-flex min-h-11 items-center"
            >
              {one.title}
            </TextLink>{' '}
            <span className="text-sm text-muted">· {text.replies(one.replyCount)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Tags that others use, by the tag being typed. */
export function TagSuggestions({
  written,
  onAdd,
}: {
  written: string
  onAdd: (tag: string) => void
}) {
  const typed = useDebounced(tagBeingTyped(written))
  const { data } = useQuery(tagQuery, {
    variables: { text: typed ?? '' },
    skip: typed === null,
  })
  const chosen = tagsOf(written)
  const found = (data?.tagSuggestions ?? []).filter((tag) => !chosen.includes(tag))
  if (typed === null || found.length === 0) return null
  return (
    <div className="flex flex-wrap items-center gap-2">
      <span className="text-sm text-muted">{writing.suggestedTags}</span>
      {found.map((tag) => (
        <Button key={tag} aria-label={writing.addTag(tag)} onClick={() => onAdd(tag)}>
          {tag}
        </Button>
      ))}
    </div>
  )
}
