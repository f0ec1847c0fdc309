import { nameOf } from '#features/community/byline.tsx'
import { communityMessages as text } from '#features/community/community-messages.ts'
import { ReplyCard } from '#features/community/reply-card.tsx'
import type { ThreadPageQuery } from '#gql/graphql'
import { mayBeSignedIn, useViewer } from '#lib/session/session.ts'
import { LinkButton } from '#page/links.tsx'
import { nextPage, type Paged } from '#page/next-page.ts'
import { Button } from '#ui/button.tsx'
import { LazyPart, lazyPart } from '#ui/lazy-part.tsx'
import { PagedList } from '#ui/paged-list.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { paths } from '#paths'

const ReplyForm = lazyPart(
  async () => (await import('#features/community/reply-form.tsx')).ReplyForm,
)

type Thread = NonNullable<ThreadPageQuery['post']>
type ReplyNode = Thread['replies']['edges'][number]['node']

type RepliesProps = { post: Thread; result: Paged; onChanged: () => void }

/** The replies below a post, and the form to write one. */
export function Replies({ post, result, onChanged }: RepliesProps) {
  const viewer = useViewer()
  const people = post.participants.flatMap((one) =>
    one && one.id !== viewer?.id ? [{ value: one.id, label: nameOf(one) }] : [],
  )
  const { replies, isOwn, category, state } = post
  const missing = replies.pageInfo.hasNextPage ? 0 : post.replyCount - countOf(replies)
  const shared = { mayAccept: isOwn && category === 'QUESTION', people, onChanged }
  return (
    <section aria-labelledby="replies" className="flex flex-col gap-4">
      <h2 id="replies" className="text-xl">
        {text.repliesTitle}
      </h2>
      {replies.edges.length === 0 ? (
        <p className="text-muted">{text.noReplies}</p>
      ) : (
        <PagedList
          connection={replies}
          noun="replies"
          {...nextPage(result, text.threadFailed)}
        >
          {(node) => <Branch node={node} {...shared} />}
        </PagedList>
      )}
      <div role="status">
        {missing > 0 && <Button onClick={onChanged}>{text.newReplies(missing)}</Button>}
      </div>
      {state === 'SHOWN' &&
        (viewer || mayBeSignedIn() ? (
          <LazyPart fallback={<Skeleton className="h-72" />}>
            <ReplyForm postId={post.id} people={people} onSent={onChanged} />
          </LazyPart>
        ) : (
          <div>
            <LinkButton
              kind="primary"
              to={paths.login('student', {
                view: 'register',
                returnTo: paths.communityThread(post.id),
              })}
            >
              {text.signUp}
            </LinkButton>
          </div>
        ))}
    </section>
  )
}

type BranchProps = Omit<Parameters<typeof ReplyCard>[0], 'reply'> & { node: ReplyNode }

/** A reply with its own answers. */
function Branch({ node, ...shared }: BranchProps) {
  return (
    <div className="flex flex-col gap-3">
      <ReplyCard reply={node} {...shared} />
      {node.answers.length > 0 && (
        <ul className="flex flex-col gap-3 border-s-2 border-line ps-4">
          {node.answers.map((answer) => (
            <li key={answer.id}>
              <ReplyCard reply={answer} {...shared} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** The number of readable replies, counted as the server does. */
function countOf({ edges }: Thread['replies']): number {
  return edges
    .flatMap(({ node }) => [node, ...node.answers])
    .filter(({ state }) => state === 'SHOWN').length
}
