import { useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { Byline, nameOf } from '#features/community/byline.tsx'
import {
  categories,
  communityMessages as text,
  degreeLevels,
  visaStages,
} from '#features/community/community-messages.ts'
import { EarlierVersions, EntryText } from '#features/community/entry-text.tsx'
import { FollowField } from '#features/community/follow-field.tsx'
import { RulesChanged } from '#features/community/rules-changed.tsx'
import { VoteButtons } from '#features/community/vote-buttons.tsx'
import { graphql, readFragment, type FragmentType } from '#gql'
import type { ThreadPost_PostFragment } from '#gql/graphql'
import { useViewer } from '#lib/session/session.ts'
import { TextLink } from '#page/links.tsx'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { LazyPart, lazyPart } from '#ui/lazy-part.tsx'
import { paths } from '#paths'

const EntryMenu = lazyPart(
  async () => (await import('#features/community/entry-menu.tsx')).EntryMenu,
)

const PostForm = lazyPart(
  async () => (await import('#features/community/post-form.tsx')).PostForm,
)

const fragment = graphql(`
  fragment ThreadPost_Post on Post {
    id
    title
    content
    category
    tags
    author {
      id
      firstName
      lastName
    }
    country {
      code
      name
    }
    degreeLevel
    visaStage
    isPinned
    isSticky
    state
    isOwn
    isAuthorBlocked
    upvotes
    downvotes
    hasMyVote
    hasMyDownvote
    viewCount
    createdAt
    editedAt
    myFollow
    revisions {
      id
      title
      content
      replacedAt
    }
    rulesChangedSince {
      id
      ...RulesChanged_Change
    }
  }
`)

const relatedQuery = graphql(`
  query ThreadPost_Related($id: ID!) {
    post(id: $id) {
      id
      related(first: 5) {
        id
        title
        replyCount
      }
    }
  }
`)

type ThreadPostProps = { post: FragmentType<typeof fragment>; onChanged: () => void }

/** The post that begins a thread. */
export function ThreadPost({ onChanged, ...props }: ThreadPostProps) {
  const post = readFragment(fragment, props.post)
  const [isEditing, setIsEditing] = useState(false)
  const { state, author } = post
  return (
    <>
      <Card className="flex flex-col gap-4">
        <div className="flex items-start justify-between gap-3">
          <div className="flex flex-col gap-2">
            <PostFacts post={post} />
            <Byline author={author} createdAt={post.createdAt} editedAt={post.editedAt} />
          </div>
          {state === 'SHOWN' && (
            <div className="-my-2.5">
              <LazyPart fallback={<div className="size-11" />}>
                <EntryMenu
                  entry={entryOf(post)}
                  onEdit={() => setIsEditing(true)}
                  onChanged={onChanged}
                />
              </LazyPart>
            </div>
          )}
        </div>
        <RulesChanged changes={post.rulesChangedSince} />
        <EntryText {...post} deleted={text.deletedPost} />
        <PostTags tags={post.tags} />
        <EarlierVersions revisions={post.revisions} />
        {state === 'SHOWN' && <PostActs post={post} />}
      </Card>
      {isEditing && (
        <LazyPart>
          <PostForm
            post={valuesOf(post)}
            onClose={() => setIsEditing(false)}
            onSent={onChanged}
          />
        </LazyPart>
      )}
    </>
  )
}

/** Voting and following, with how many have read it. */
function PostActs({ post }: { post: ThreadPost_PostFragment }) {
  const viewer = useViewer()
  const { id, viewCount, myFollow } = post
  return (
    <div className="flex flex-wrap items-end justify-between gap-4">
      <div className="flex flex-wrap items-center gap-4">
        <VoteButtons entry={post} />
        {viewCount > 0 && (
          <span className="tabular text-sm text-muted">{text.views(viewCount)}</span>
        )}
      </div>
      {viewer && <FollowField postId={id} level={myFollow ?? null} />}
    </div>
  )
}

/** The post as its menu needs it. */
function entryOf(post: ThreadPost_PostFragment) {
  const { author, isPinned, isSticky } = post
  const marks = { isPinned, isSticky }
  return { ...post, authorId: author?.id ?? null, authorName: nameOf(author), marks }
}

/** The post's values as the form needs them. */
function valuesOf(post: ThreadPost_PostFragment) {
  const { id, title, category, content, tags, country, degreeLevel, visaStage } = post
  return {
    id,
    editedAt: post.editedAt ?? null,
    title,
    category,
    content: content ?? '',
    tags: tags.join(', '),
    country: country?.code ?? '',
    degreeLevel: degreeLevel ?? '',
    visaStage: visaStage ?? '',
  }
}

/** The post's category, country, degree level and visa stage. */
function PostFacts({ post }: { post: ThreadPost_PostFragment }) {
  const facts = [
    post.country?.name,
    post.degreeLevel && degreeLevels[post.degreeLevel],
    post.visaStage && visaStages[post.visaStage],
  ].filter(Boolean)
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Badge tone="sea">{categories[post.category]}</Badge>
      {facts.map((fact) => (
        <Badge key={fact}>{fact}</Badge>
      ))}
    </div>
  )
}

function PostTags({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null
  return (
    <p className="-my-2 flex flex-wrap gap-x-4">
      {tags.map((tag) => (
        <TextLink
          key={tag}
          to={paths.community({ tag })}
          className="inline-flex min-h-11 items-center"
        >
          {tag}
        </TextLink>
      ))}
    </p>
  )
}

/**
 * Threads on the same topic, below the replies. It shows nothing while it loads or when there are none, so that what
 * people read does not move when it comes.
 */
export function Related({ postId }: { postId: string }) {
  const { data } = useQuery(relatedQuery, { variables: { id: postId } })
  const related = data?.post?.related ?? []
  if (related.length === 0) return null
  return (
    <section aria-labelledby="related">
      <h2 id="related" className="text-lg">
        {text.related}
      </h2>
      <ul>
        {related.map(({ id, title, replyCount }) => (
          <li key={id}>
            <TextLink
              to={paths.communityThread(id)}
              className="inline-flex min-h-11 items-center"
            >
              {title}
            </TextLink>{' '}
            <span className="text-sm text-muted">· {text.replies(replyCount)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
