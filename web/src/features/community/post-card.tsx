import { CircleCheck, MessageSquare, Pin, ThumbsUp } from 'lucide-react'
import { TextLink } from '#page/links.tsx'
import { RowLink } from '#page/row-link.tsx'
import { cardStyle } from '#ui/card-style.ts'
import { Badge } from '#ui/badge.tsx'
import { paths } from '#paths'
import { graphql, readFragment, type FragmentType } from '#gql'
import { Byline } from './byline.tsx'
import { categories, communityMessages as text } from './community-messages.ts'

const fragment = graphql(`
  fragment PostCard_Post on Post {
    id
    title
    category
    tags
    author {
      id
      firstName
      lastName
    }
    isPinned
    isSticky
    upvotes
    replyCount
    acceptedReplyId
    createdAt
  }
`)

/** One thread of the list. */
export function PostCard(props: { post: FragmentType<typeof fragment> }) {
  const post = readFragment(fragment, props.post)
  return (
    <article className={cardStyle('p-card', 'flex flex-col gap-2')}>
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone="sea">{categories[post.category]}</Badge>
        {(post.isPinned || post.isSticky) && (
          <Badge icon={<Pin aria-hidden="true" size={14} />}>{text.pinned}</Badge>
        )}
        {post.acceptedReplyId && (
          <Badge tone="good" icon={<CircleCheck aria-hidden="true" size={14} />}>
            {text.answered}
          </Badge>
        )}
      </div>
      <div className="relative flex flex-col gap-1">
        <h3 className="text-lg break-words">
          <RowLink to={paths.communityThread(post.id)}>{post.title}</RowLink>
        </h3>
        <Byline author={post.author} createdAt={post.createdAt} />
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted">
        <span className="tabular inline-flex items-center gap-1">
          <ThumbsUp aria-hidden="true" size={16} />
          {text.votes(post.upvotes)}
        </span>
        <span className="tabular inline-flex items-center gap-1">
          <MessageSquare aria-hidden="true" size={16} />
          {text.replies(post.replyCount)}
        </span>
        {post.tags.map((tag) => (
          <TextLink
            key={tag}
            to={paths.community({ tag })}
            className="-my-2.5 inline-flex min-h-11 items-center"
          >
            {tag}
          </TextLink>
        ))}
      </div>
    </article>
  )
}
