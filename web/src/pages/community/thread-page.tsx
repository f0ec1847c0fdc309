import { useQuery } from '@apollo/client/react'
import { useEffect } from 'react'
import { useParams } from 'react-router'
import { communityMessages as text } from '#features/community/community-messages.ts'
import { graphql } from '#gql'
import { ask } from '#lib/graphql/graphql-request.ts'
import { useLiveQuery } from '#lib/live/use-live-query.ts'
import { useViewer } from '#lib/session/session.ts'
import { LinkButton } from '#page/links.tsx'
import { Page } from '#page/page.tsx'
import { ListSkeleton } from '#page/paginated-list.tsx'
import { QueryState } from '#page/query-state.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { paths } from '#paths'
import { Replies } from './replies.tsx'
import { Related, ThreadPost } from './thread-post.tsx'
import { useHiddenWords } from './use-hidden-words.ts'

const query = graphql(`
  query ThreadPage($id: ID!, $after: String) {
    post(id: $id) {
      id
      title
      state
      isOwn
      category
      replyCount
      acceptedReplyId
      ...ThreadPost_Post
      participants {
        id
        firstName
        lastName
      }
      replies(first: 20, after: $after) {
        totalCount
        pageInfo {
          hasNextPage
          endCursor
        }
        edges {
          cursor
          node {
            id
            state
            isOwn
            ...ReplyCard_Reply
            answers {
              id
              state
              isOwn
              ...ReplyCard_Reply
            }
          }
        }
      }
    }
  }
`)

// The part that visitors see, too: the server asks for it once for everybody who watches.
const live = graphql(`
  subscription ThreadPage_Live($id: ID!) {
    post(id: $id) {
      id
      upvotes
      downvotes
      replyCount
      acceptedReplyId
      changedReplies {
        id
        upvotes
        downvotes
        content
        state
        editedAt
      }
    }
  }
`)

const viewMutation = /* GraphQL */ `
  mutation ThreadPageView($input: PostIdInput!) {
    recordPostView(input: $input) {
      __typename
    }
  }
`

/** /community/:id, kept up to date by the server. */
export function ThreadPage() {
  const { id = '' } = useParams()
  const result = useQuery(query, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  })
  const post = result.data?.post
  // Visitors do not see hidden and deleted posts: the live answer for them would replace this one.
  const lacksOwn = useHiddenWords(post)
  useLiveQuery(live, { variables: { id }, skip: post?.state !== 'SHOWN', lacksOwn })
  useCountedView(post?.state === 'SHOWN' ? post.id : null)
  const refetch = () => void result.refetch().catch(() => undefined)
  if (post)
    return (
      <Page title={post.title} width="prose">
        <ThreadPost post={post} onChanged={refetch} />
        <Replies post={post} result={result} onChanged={refetch} />
        <Related postId={post.id} />
        <LinkButton to={paths.community()} className="self-start">
          {text.toForum}
        </LinkButton>
      </Page>
    )
  if (result.data)
    return (
      <Page title={text.missingTitle}>
        <EmptyState
          illustration="chart"
          title={text.missing}
          action={<LinkButton to={paths.community()}>{text.toForum}</LinkButton>}
        />
      </Page>
    )
  return (
    <Page title={text.thread} width="prose">
      <QueryState result={result} failed={text.threadFailed} label={text.threadLoading}>
        <ListSkeleton />
      </QueryState>
    </Page>
  )
}

/** Counts readers with an account, once each. */
function useCountedView(id: string | null) {
  const isMember = useViewer() !== null
  useEffect(() => {
    // Readers do not wait for the count, nor do they hear when it fails.
    if (id && isMember) void ask(viewMutation, { input: { id } }).catch(() => undefined)
  }, [id, isMember])
}
